import { readdir } from 'node:fs/promises'
import type { Contract } from '#src/core/contract.ts'

const folder = new URL('../src/contracts/', import.meta.url)

/** Every contract of the product by its name, so that what is generated from them forgets none. */
export async function allContracts(): Promise<[name: string, contract: Contract][]> {
  const files = (await readdir(folder)).filter((file) => !file.includes('.test.'))
  const modules = files
    .filter((file) => file.endsWith('.ts'))
    .map((file) => import(new URL(file, folder).href) as Promise<Record<string, unknown>>)
  return (await Promise.all(modules))
    .flatMap((module) => Object.entries(module))
    .filter((entry): entry is [string, Contract] => isContract(entry[1]))
}

function isContract(value: unknown): value is Contract {
  return typeof value === 'object' && value !== null && 'route' in value && 'response' in value
}
