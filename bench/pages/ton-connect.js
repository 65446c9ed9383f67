// TON Connect, as in its documentation. The page loads the vendor's script first.
new TON_CONNECT_UI.TonConnectUI({
  manifestUrl: `${location.origin}/tonconnect-manifest.json`,
  buttonRootId: 'app',
})
