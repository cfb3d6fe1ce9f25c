import { readdir } from 'node:fs/promises'
import type { Contract } from '#src/contracts/contract.ts'

const folder = new URL('../../../src/contracts/', import.meta.url)

/** Every contract that `src/contracts` exports, by the name of its export. */
export async function allContracts(): Promise<[name: string, contract: Contract][]> {
  const files = (await readdir(folder)).filter((file) => /(?<!\.test)\.ts$/.test(file))
  const modules = await Promise.all(
    files.map(async (file) => (await import(new URL(file, folder).href)) as object),
  )
  return modules.flatMap((module) =>
    Object.entries(module).filter((entry): entry is [string, Contract] => isContract(entry[1])),
  )
}

function isContract(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'route' in value && 'response' in value
}
