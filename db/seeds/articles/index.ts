import type { SeedPost } from '../seed-content.ts'
import { article as artumasKasdienybeje } from './artumas-kasdienybeje-mazi-zenklai-kurie-suartina.ts'
import { article as gincasBeZaizdu } from './gincas-be-zaizdu-penki-susitarimai-dviem.ts'
import { article as kaipKlausytis } from './kaip-klausytis-kad-partneris-jaustusi-isgirstas.ts'
import { article as asSakiniai } from './kaip-pasakyti-kad-skauda-ir-neizeisti-as-sakiniai.ts'
import { article as kaipPoMelo } from './kaip-po-melo-atkurti-pasitikejima.ts'
import { article as pavydasPoroje } from './pavydas-poroje-kaip-apie-ji-kalbetis-be-priekaistu.ts'
import { article as pertraukaGince } from './pertrauka-gince-kaip-sustoti-ir-vel-grizti-prie-pokalbio.ts'
import { article as pinigaiPoroje } from './pinigai-poroje-kaip-susitarti-ir-nesusipykti.ts'
import { article as savaitesPokalbis } from './savaites-pokalbis-pusvalandis-kuris-palaiko-rysi.ts'

/** Oldest first. */
export const articles: readonly SeedPost[] = [
  asSakiniai,
  savaitesPokalbis,
  artumasKasdienybeje,
  pertraukaGince,
  pavydasPoroje,
  gincasBeZaizdu,
  kaipKlausytis,
  pinigaiPoroje,
  kaipPoMelo,
]
