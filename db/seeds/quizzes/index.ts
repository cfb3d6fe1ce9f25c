import type { SeedQuiz } from '../seed-content.ts'
import { quiz as artumoTestas } from './artumo-testas.ts'
import { quiz as bendrasSantykiuTestas } from './bendras-santykiu-testas.ts'
import { quiz as bendravimoPorojeTestas } from './bendravimo-poroje-testas.ts'
import { quiz as kasdienybesDvieseTestas } from './kasdienybes-dviese-testas.ts'
import { quiz as konfliktuSprendimoTestas } from './konfliktu-sprendimo-testas.ts'
import { quiz as pasitikejimoTestas } from './pasitikejimo-testas.ts'

/** The quizzes of a fresh installation, oldest first. */
export const quizzes: readonly SeedQuiz[] = [
  bendrasSantykiuTestas,
  kasdienybesDvieseTestas,
  bendravimoPorojeTestas,
  pasitikejimoTestas,
  artumoTestas,
  konfliktuSprendimoTestas,
]
