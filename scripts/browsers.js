// Finds the browsers for the tests. On Debian as root, installs those that are missing.
//
//   node scripts/browsers.js                     finds or installs Chromium
//   node scripts/browsers.js chromium firefox    finds or installs each of the named browsers
import { execFileSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, isAbsolute, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'

/**
 * @typedef {object} Browser
 * @property {string} variable The environment variable that overrides the search.
 * @property {string[]} commands The absolute paths, or the names to look up in `PATH`.
 * @property {string[]} packages The packages of Debian.
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

/** The flags of Chromium. Some of them prevent its own requests. As root, Chromium starts only without its sandbox. */
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
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** @param {string} command */
const listCandidates = (command) =>
  isAbsolute(command)
    ? [command]
    : (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, command))

/**
 * Finds a browser.
 *
 * @param {string} name
 * @returns {string | undefined} The path of the executable.
 */
export function findBrowser(name) {
  const { variable, commands } = getBrowser(name)
  const override = process.env[variable]
  if (override) return isExecutable(override) ? override : undefined
  return commands.flatMap(listCandidates).find(isExecutable)
}

/**
 * Returns the path of Chromium's executable.
 *
 * @returns {string}
 * @throws {Error} If Chromium is missing.
 */
export function getChromiumPath() {
  const path = findBrowser('chromium')
  if (!path) throw new Error(explainMissingBrowser('chromium'))
  return path
}

/** @param {string} name */
function getBrowser(name) {
  const browser = Object.hasOwn(browsers, name) ? browsers[name] : undefined
  if (!browser)
    throw new Error(`Unknown browser: ${name}\nUse one of these names: ${Object.keys(browsers).join(', ')}.`)
  return browser
}

/** @param {string} name */
function explainMissingBrowser(name) {
  const { variable, packages } = getBrowser(name)
  const override = process.env[variable]
  if (override)
    return `Not an executable file: ${override}\nCorrect the environment variable ${variable}, or unset it to search for ${name}.`
  const download = name === 'chromium' ? ', run `npx playwright-core install chromium`' : ''
  return (
    `Browser not found: ${name}\n` +
    `On Debian or Ubuntu, run \`sudo apt-get install ${packages.join(' ')}\`. ` +
    `On other systems, install the browser${download}, or set ${variable} to the path of its executable.`
  )
}

const canInstall = () => existsSync('/etc/debian_version') && process.getuid?.() === 0

/** @param {string[]} packages */
function installPackages(packages) {
  const runApt = (/** @type {string[]} */ ...args) =>
    execFileSync('apt-get', args, {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: ['ignore', 'inherit', 'inherit'],
    })
  runApt('update', '--quiet')
  runApt('install', '--yes', '--quiet', '--no-install-recommends', ...packages)
}

/**
 * Prints the path of each browser. Installs missing browsers, if this is Debian and the user is root.
 *
 * @param {string[]} names
 * @throws {Error} If a name is unknown, or if a browser is still missing.
 */
function findOrInstallBrowsers(names) {
  const missing = names.filter((name) => !findBrowser(name) && !process.env[getBrowser(name).variable])
  if (missing.length > 0 && canInstall())
    installPackages(missing.flatMap((name) => getBrowser(name).packages))
  for (const name of names) {
    const path = findBrowser(name)
    if (!path) throw new Error(explainMissingBrowser(name))
    console.log(`${name}: ${path}`)
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const names = process.argv.slice(2)
  try {
    findOrInstallBrowsers(names.length > 0 ? names : ['chromium'])
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
