import { glob } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Contract } from '#src/core/contract.ts'

const features = new URL('../src/features/', import.meta.url)

/** Returns every contract of the product by name. They are read from the files, so that none is left out. */
export async function allContracts(): Promise<[name: string, contract: Contract][]> {
  const modules: Promise<Record<string, unknown>>[] = []
  for await (const file of glob('*/*contracts.ts', { cwd: fileURLToPath(features) })) {
    modules.push(import(new URL(file, features).href) as Promise<Record<string, unknown>>)
  }
  return (await Promise.all(modules))
    .flatMap((module) => Object.entries(module))
    .filter((entry): entry is [string, Contract] => isContract(entry[1]))
}

function isContract(value: unknown): value is Contract {
  return typeof value === 'object' && value !== null && 'route' in value && 'response' in value
}
