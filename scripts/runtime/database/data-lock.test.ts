import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DataLockError, lockDataDirectory } from './data-lock.ts'
import { runScript, type ScriptProcess } from '../../../tests/support/script-process.ts'

const modulePath = new URL('./data-lock.ts', import.meta.url).href

/** Takes the lock, keeps no reference to it, prints `held` or the error, and keeps running. */
const holderSource = (directory: string) => `
  import { setFlagsFromString } from 'node:v8'
  import { runInNewContext } from 'node:vm'
  import { lockDataDirectory } from ${JSON.stringify(modulePath)}
  try {
    await lockDataDirectory(${JSON.stringify(directory)})
    await new Promise((resolve) => setTimeout(resolve, 10))
    setFlagsFromString('--expose-gc')
    runInNewContext('gc')()
    console.log('held')
    setInterval(() => {}, 1000)
  } catch (error) {
    console.log(error.reason)
  }
`

describe('the lock of the data folder', { timeout: 60_000 }, () => {
  let parent: string
  let directory: string
  let scripts: ScriptProcess[]

  const startHolder = () => {
    const script = runScript(holderSource(directory))
    scripts.push(script)
    return script
  }

  beforeEach(async () => {
    scripts = []
    parent = await mkdtemp(join(tmpdir(), 'data-lock-'))
    directory = join(parent, 'nested', 'data')
  })
  afterEach(async () => {
    await Promise.all(scripts.map((script) => script.kill()))
    await rm(parent, { recursive: true, force: true })
  })

  it('makes the folder, and leaves nothing in it but the lock file', async () => {
    const lock = await lockDataDirectory(directory)
    expect((await stat(directory)).isDirectory()).toBe(true)
    expect(await readdir(directory)).toEqual(['.lock'])
    await lock.release()
  })

  it('can be taken again once it is released', async () => {
    const first = await lockDataDirectory(directory)
    await first.release()
    await first.release()
    const second = await lockDataDirectory(directory)
    await second.release()
    expect(await startHolder().nextLine()).toBe('held')
  })

  it('refuses a second instance in one sentence that names the folder', async () => {
    const script = startHolder()
    expect(await script.nextLine()).toBe('held')
    const refusal = await lockDataDirectory(directory).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(DataLockError)
    expect(refusal).toMatchObject({
      reason: 'in use',
      message: `The data folder ${directory} is used by another running instance; stop that one or set DATA_DIR to another folder.`,
    })
  })

  it('refuses a second instance in the same process, and the first one keeps it', async () => {
    const lock = await lockDataDirectory(directory)
    await expect(lockDataDirectory(directory)).rejects.toMatchObject({ reason: 'in use' })
    expect(await startHolder().nextLine()).toBe('in use')
    await lock.release()
  })

  it('is free the moment its holder was killed', async () => {
    const script = startHolder()
    expect(await script.nextLine()).toBe('held')
    await script.kill()
    const lock = await lockDataDirectory(directory)
    await lock.release()
  })

  it('goes to exactly one of several instances that start at once', async () => {
    for (let round = 0; round < 3; round++) {
      const started = Array.from({ length: 4 }, startHolder)
      const outcomes = await Promise.all(started.map((script) => script.nextLine()))
      expect(outcomes.toSorted()).toEqual(['held', 'in use', 'in use', 'in use'])
      await Promise.all(started.map((script) => script.kill()))
    }
  })

  it('refuses a folder that cannot be made', async () => {
    const file = join(parent, 'file')
    await writeFile(file, '')
    const refusal = lockDataDirectory(join(file, 'data'))
    await expect(refusal).rejects.toBeInstanceOf(DataLockError)
    await expect(refusal).rejects.toMatchObject({
      reason: 'not writable',
      message: expect.stringContaining(join(file, 'data')) as unknown,
    })
  })

  it('refuses a lock file that is something else', async () => {
    const lock = await lockDataDirectory(directory)
    await lock.release()
    await writeFile(
      join(directory, '.lock'),
      'this is not a lock file, but someone else’s text\n'.repeat(20),
    )
    await expect(lockDataDirectory(directory)).rejects.toMatchObject({ reason: 'not writable' })
  })
})
