// Finds the browsers the tests drive, and on Debian as root installs the ones that are not there.
//
//   node scripts/browsers.js                     makes sure of Chromium, without which no test of the built kit can run
//   node scripts/browsers.js chromium firefox    makes sure of each one named
import { execFileSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, isAbsolute, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'

/**
 * `commands` are looked for on PATH unless they are paths; `variable` names the environment variable that
 * overrules the search.
 * @typedef {{ variable: string, commands: string[], packages: string[] }} Browser
 */

/** @type {Record<string, Browser>} */
const browsers = {
  chromium: {
    variable: 'CHROMIUM_PATH',
    commands: [
      'chromium',
      'chromium-browser',
      'google-chrome-stable',
      'google-chrome',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
      chromium.executablePath(),
    ],
    packages: ['chromium'],
  },
  firefox: {
    variable: 'FIREFOX_PATH',
    commands: ['firefox-esr', 'firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'],
    packages: ['firefox-esr'],
  },
  webkit: {
    variable: 'WEBKIT_DRIVER_PATH',
    commands: ['WebKitWebDriver'],
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
}

/** What keeps a test browser off the network and off the screen. A sandbox cannot be had as root. */
export const chromiumFlags = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

/** @param {string} file */
function isProgram(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** @param {string} command */
const candidates = (command) =>
  isAbsolute(command)
    ? [command]
    : (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, command))

/**
 * @param {string} name
 * @returns {string | undefined} where the browser's program lies
 */
export function findBrowser(name) {
  const { variable, commands } = known(name)
  const told = process.env[variable]
  if (told) return isProgram(told) ? told : undefined
  return commands.flatMap(candidates).find(isProgram)
}

/**
 * @returns {string} where Chromium's program lies
 * @throws when there is none, with what to do about it
 */
export function chromiumPath() {
  const found = findBrowser('chromium')
  if (!found) throw new Error(advice('chromium'))
  return found
}

/** @param {string} name */
function known(name) {
  const browser = Object.hasOwn(browsers, name) ? browsers[name] : undefined
  if (!browser)
    throw new Error(
      `There is no browser called ${name} here. Name any of: ${Object.keys(browsers).join(', ')}.`,
    )
  return browser
}

/** @param {string} name */
function advice(name) {
  const { variable, packages } = known(name)
  const told = process.env[variable]
  if (told)
    return `${variable} names ${told}, which cannot be run. Correct it, or unset it to have ${name} looked for.`
  const download = name === 'chromium' ? ', run: npx playwright-core install chromium' : ''
  return (
    `No ${name} was found.\n` +
    `On Debian or Ubuntu run: sudo apt-get install ${packages.join(' ')}\n` +
    `Elsewhere install it${download}, or set ${variable} to its program.`
  )
}

const canInstall = () => existsSync('/etc/debian_version') && process.getuid?.() === 0

/** @param {string[]} packages */
function install(packages) {
  const apt = /** @param {string[]} words */ (...words) =>
    execFileSync('apt-get', words, {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: ['ignore', 'inherit', 'inherit'],
    })
  apt('update', '--quiet')
  apt('install', '--yes', '--quiet', '--no-install-recommends', ...packages)
}

/** @param {string[]} names */
function ensure(names) {
  const missing = names.filter((name) => !findBrowser(name) && !process.env[known(name).variable])
  if (missing.length > 0 && canInstall()) install(missing.flatMap((name) => known(name).packages))
  for (const name of names) {
    const found = findBrowser(name)
    if (!found) throw new Error(advice(name))
    console.log(`${name}: ${found}`)
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const names = process.argv.slice(2)
  try {
    ensure(names.length > 0 ? names : ['chromium'])
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
