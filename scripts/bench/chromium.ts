import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { BROWSER_ARGUMENTS } from '../tools/browser.ts'

const ARGUMENTS = [
  ...BROWSER_ARGUMENTS,
  '--headless=new',
  '--no-sandbox',
  '--remote-debugging-port=0',
]

/**
 * Lets something work with a fresh browser and ends it afterwards.
 * @param work is given the port of the browser's debugging protocol.
 * @throws when the browser ends before it listens.
 */
export async function withChromium<T>(
  program: string,
  work: (port: number) => Promise<T>,
): Promise<T> {
  const profile = await mkdtemp(path.join(tmpdir(), 'chromium-'))
  const child = spawn(program, [...ARGUMENTS, `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = once(child, 'close')
  try {
    const port = await new Promise<number>((resolve, reject) => {
      let said = ''
      child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
        said = (said + chunk).slice(-4_000)
        const port = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(said)?.[1]
        if (port !== undefined) resolve(Number(port))
      })
      child.once('error', reject)
      child.once('close', () => reject(new Error(`The browser did not start: ${said}`)))
    })
    return await work(port)
  } finally {
    child.kill('SIGKILL')
    await ended
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  }
}
