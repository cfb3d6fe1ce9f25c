import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempDisposable, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const modules = ['run-until-signal.ts', 'start-error.ts', 'database/data-lock.ts'].map(
  (name) => new URL(name, import.meta.url).href,
)

/**
 * Runs a program that gets a signal while it starts.
 * @param then code that the program's start runs after the signal.
 */
async function stopWhileStarting(then: string): Promise<{ code: unknown; said: string }> {
  const source = `
    import { runUntilSignal } from ${JSON.stringify(modules[0])}
    import { StartError } from ${JSON.stringify(modules[1])}
    import { DataLockError } from ${JSON.stringify(modules[2])}
    await runUntilSignal(async (signal) => {
      const keepAlive = setInterval(() => {}, 1000)
      const told = new Promise((resolve) => signal.addEventListener('abort', resolve))
      console.log('starting')
      await told
      clearInterval(keepAlive)
      ${then}
    })`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', source])
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (said += chunk))
  const closed = once(child, 'close')
  await once(child.stdout, 'data')
  child.kill('SIGTERM')
  const [code] = (await closed) as unknown[]
  return { code, said }
}

it('ends with npm, whose shell passes no signal on', async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'npm-'))
  const file = join(folder.path, 'runs.ts')
  await writeFile(
    file,
    `import { runUntilSignal } from ${JSON.stringify(modules[0])}
    await runUntilSignal(async () => {
      setInterval(() => {}, 1000)
      console.log('runs')
      return { stop: async () => console.log('stopped') }
    })`,
  )
  const shell = spawn('sh', ['-c', `"${process.execPath}" scripts/bootstrap.mjs "${file}"; true`], {
    env: { ...process.env, npm_lifecycle_event: 'start' },
  })
  let said = ''
  shell.stdout.setEncoding('utf8').on('data', (chunk: string) => (said += chunk))
  const closed = once(shell, 'close')
  await once(shell.stdout, 'data')
  shell.kill('SIGTERM')
  await closed
  expect(said).toBe('runs\nstopped\n')
})

describe('a start that is told to stop before it is done', () => {
  it('ends without a word when it breaks off because of that', async () => {
    expect(await stopWhileStarting('signal.throwIfAborted()')).toEqual({ code: 0, said: '' })
  })

  it('stops what has started all the same', async () => {
    const stoppable = `return { stop: async () => console.error('stopped') }`
    expect(await stopWhileStarting(stoppable)).toEqual({ code: 0, said: 'stopped\n' })
  })

  it.each([
    ['the data folder is in use', `throw new DataLockError('in use', 'In use.', undefined)`],
    ['it cannot start', `throw new StartError('In use.')`],
  ])('still says that %s, and fails', async (_, failure) => {
    expect(await stopWhileStarting(failure)).toEqual({ code: 1, said: 'In use.\n' })
  })
})
