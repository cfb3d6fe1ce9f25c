import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { runScript } from '../../../tests/support/script-process.ts'
import { StartError } from '../start-error.ts'
import { loadFunctions } from './load-functions.ts'

let directory: string

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'functions-'))
})

afterEach(async () => {
  await rm(directory, { recursive: true })
})

async function loading(source: string): Promise<unknown> {
  await writeFile(join(directory, 'example.ts'), source)
  return await loadFunctions(directory).catch((error: unknown) => error)
}

const handler = 'export default () => new Response()\n'

describe('loading functions', () => {
  it('reads single values as lists and fills in what is not said', async () => {
    const config = `export const config = { path: '/x', method: 'GET' }`
    expect(await loading(handler + config)).toMatchObject([
      { name: 'example', config: { path: ['/x'], method: ['GET'], preferStatic: false } },
    ])
  })

  it('takes the file name for a background function', async () => {
    await writeFile(join(directory, 'long-background.ts'), handler)
    expect(await loadFunctions(directory)).toMatchObject([{ config: { background: true } }])
  })

  it.each([
    ['no handler', 'export const config = {}', 'The function example is not valid at "default"'],
    ['a wrong path', `${handler}export const config = { path: 'x' }`, 'at "config.path"'],
    ['a wrong schedule', `${handler}export const config = { schedule: 'soon' }`, 'no cron line'],
    [
      'a schedule and a path',
      `${handler}export const config = { schedule: '@daily', path: '/x' }`,
      'it cannot have a path',
    ],
    ['code that throws', `${handler}throw new Error('Nothing works.')`, 'Nothing works.'],
  ])('says which function has %s', async (_, source, sentence) => {
    const error = await loading(source)
    expect(error).toBeInstanceOf(StartError)
    expect((error as StartError).message).toContain(sentence)
  })

  it('compiles the JSX of modules that a function imports', async () => {
    const script = runScript(`
      import { loadFunctions } from '${new URL('./load-functions.ts', import.meta.url).href}'
      const functions = await loadFunctions('${join(import.meta.dirname, '../../../tests/support/functions')}')
      const { fetch } = functions.find(({ name }) => name === 'view')
      console.log(await fetch().text())`)
    expect(await script.remainingLines()).toEqual(['<p>Labas, Rasa</p>'])
  })
})
