// TON Connect after the vendor's own script, as in its documentation.
new TON_CONNECT_UI.TonConnectUI({
  manifestUrl: `${location.origin}/tonconnect-manifest.json`,
  buttonRootId: 'app',
})
