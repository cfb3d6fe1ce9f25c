import { z } from 'zod'

const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      dev: z.boolean().optional(),
      devOptional: z.boolean().optional(),
    }),
  ),
})

/**
 * Licences under which the site may be run. They require only that their text is kept, or that the source of modified
 * parts is published (MPL, LGPL); no part is modified here.
 */
const ALLOWED = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Python-2.0',
  'MPL-2.0',
  'LGPL-3.0-or-later',
]

/** Licences of packages whose lock entry names none, from the packages' own files. */
const KNOWN: Readonly<Record<string, string>> = { callsite: 'MIT' }

export interface ShippedPackage {
  name: string
  version: string
  licence: string | null
}

/** Returns the packages of a lock file that are not only for development; not all of them reach the site. */
export function shippedPackages(lock: string): ShippedPackage[] {
  return Object.entries(lockFile.parse(JSON.parse(lock)).packages).flatMap(
    ([place, { version = '', license, dev, devOptional }]) => {
      if (place === '' || dev === true || devOptional === true) return []
      const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
      return [{ name, version, licence: license ?? KNOWN[name] ?? null }]
    },
  )
}

/**
 * Returns one line for each package whose licence is not allowed. Of licences to choose from, one must be; of an
 * expression that joins both, all.
 */
export function foreignLicences(packages: readonly ShippedPackage[]): string[] {
  return packages
    .filter(({ licence }) => {
      const text = licence?.replaceAll(/[()]/g, '') ?? ''
      const parts = text.split(/ (?:AND|OR) /)
      const isAllowed = (part: string) => ALLOWED.includes(part)
      return !(text.includes(' AND ') ? parts.every(isAllowed) : parts.some(isAllowed))
    })
    .map(({ name, version, licence }) => `${name} ${version}: ${licence ?? 'no licence'}`)
}
