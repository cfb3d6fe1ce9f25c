// Runs one of the project's TypeScript files on the pinned Node, after installing the pinned
// dependencies if they are missing: `node scripts/bootstrap.mjs scripts/start.ts [arguments]`. Only
// this file must run on Node 20 with nothing installed.

import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import module from 'node:module'
import { basename, delimiter, join, resolve } from 'node:path'
import { clearInterval, setInterval } from 'node:timers'
import { fileURLToPath, pathToFileURL } from 'node:url'

const NODE_MAJOR = 24

const root = fileURLToPath(new URL('..', import.meta.url))
const modules = join(root, 'node_modules')
const lockFile = join(root, 'package-lock.json')
const marker = join(modules, '.installed-lock')

const [script, ...parameters] = process.argv.slice(2)
if (script === undefined) fail('Tell which file to run: node scripts/bootstrap.mjs <file.ts>.')

const lockHash = createHash('sha256').update(readFileSync(lockFile)).digest('hex')
if (!isInstalled()) install()

const bin = join(modules, '.bin')
process.env.PATH = [bin, process.env.PATH].filter(Boolean).join(delimiter)
// Each process compiles and strips the same modules, which takes longer than to read them.
process.env.NODE_COMPILE_CACHE ??= join(modules, '.cache', 'compiled')

endWithNpm()
const path = resolve(root, script)
if (Number(process.versions.node.split('.')[0]) >= NODE_MAJOR) {
  process.argv = [process.execPath, path, ...parameters]
  module.enableCompileCache(process.env.NODE_COMPILE_CACHE)
  await import(pathToFileURL(path).href)
} else {
  runOnPinnedNode()
}

/** Ends this process and its child when npm ends, since npm's shell does not forward the signal that ended npm. */
function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return
  const shell = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 500)
  watch.unref()
}

function isInstalled() {
  if (existsSync(marker) && readFileSync(marker, 'utf8') === lockHash) return true
  if (!wasInstalledByHand()) return false
  rememberInstalled()
  return true
}

function rememberInstalled() {
  try {
    writeFileSync(marker, lockHash)
  } catch {
    // The folder is read-only, so every run compares the installed packages again.
  }
}

/** Whether the packages that npm has installed match the lock file. */
function wasInstalledByHand() {
  const installed = readPackages(join(modules, '.package-lock.json'))
  const wanted = readPackages(lockFile)
  if (!installed || !wanted) return false
  const same = (one, other) => one.version === other.version && one.integrity === other.integrity
  const nothingElse = Object.entries(installed).every(
    ([name, entry]) => name in wanted && same(entry, wanted[name]),
  )
  return (
    nothingElse &&
    Object.entries(wanted).every(
      ([name, { optional, devOptional }]) =>
        name === '' || name in installed || optional || devOptional,
    )
  )
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return undefined
  }
}

function install() {
  console.error('Installing the pinned dependencies (npm ci) ...')
  const ownNpm = process.env.npm_execpath ?? ''
  const [program, ...before] =
    basename(ownNpm) === 'npm-cli.js' ? [process.execPath, ownNpm] : ['npm']
  const { status, error } = spawnSync(
    program,
    [...before, 'ci', '--include=dev', '--loglevel=error'],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32' && before.length === 0,
    },
  )
  if (status !== 0) {
    const reason = error ? ` (${error.message})` : ''
    fail(`The dependencies could not be installed${reason}; see what npm says above.`)
  }
  rememberInstalled()
}

function runOnPinnedNode() {
  const child = spawn(join(bin, 'node'), [path, ...parameters], { stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.kill(signal))
  }
  child.once('error', (error) => {
    fail(`The project's own Node could not be started (${error.message}); delete node_modules.`)
  })
  child.once('exit', (code, signal) => {
    if (signal === null) process.exit(code ?? 1)
    // Ends by the same signal as the child, so that the shell sees it.
    process.removeAllListeners(signal)
    process.kill(process.pid, signal)
  })
}

function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}
