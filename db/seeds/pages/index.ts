import type { SeedPost } from '../seed-content.ts'
import { page as duk } from './duk.ts'
import { page as naudojimoSalygos } from './naudojimo-salygos.ts'
import { page as prieinamumas } from './prieinamumas.ts'
import { page as privatumoPolitika } from './privatumo-politika.ts'
import { page as slapukuPolitika } from './slapuku-politika.ts'

/** The static pages of a fresh installation, oldest first. */
export const pages: readonly SeedPost[] = [
  duk,
  privatumoPolitika,
  naudojimoSalygos,
  slapukuPolitika,
  prieinamumas,
]
