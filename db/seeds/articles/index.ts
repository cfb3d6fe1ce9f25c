import type { SeedPost } from '../seed-content.ts'
import { article as aistraTuriAteitiSavaime } from './aistra-turi-ateiti-savaime-mitas-apie-geisma.ts'
import { article as artumasIlguoseSantykiuose } from './artumas-ilguose-santykiuose-kaip-ji-islaikyti.ts'
import { article as artumasKasdienybeje } from './artumas-kasdienybeje-mazi-zenklai-kurie-suartina.ts'
import { article as artumoZemelapisDarbo } from './artumo-zemelapis-darbo-lapas-dviem.ts'
import { article as atsiprasymasKurisPasiekia } from './atsiprasymas-kuris-pasiekia-zodziai-ir-zingsniai.ts'
import { article as bendravimasPorojeKaip } from './bendravimas-poroje-kaip-susikalbeti-kai-zodziai-nebepadeda.ts'
import { article as gimusVaikuiKaiNebelieka } from './gimus-vaikui-kai-nebelieka-laiko-dviem-atvejis.ts'
import { article as gincasBeZaizduPenki } from './gincas-be-zaizdu-penki-susitarimai-dviem.ts'
import { article as gincasDelInduAtvejis } from './gincas-del-indu-atvejis-zingsnis-po-zingsnio.ts'
import { article as jeiMyletumSuprastum } from './jei-myletum-suprastum-be-zodziu-mitas-kuris-skiria-poras.ts'
import { article as kaiPartnerisNenori } from './kai-partneris-nenori-kalbetis-ka-daryti-su-tyla.ts'
import { article as kaiTevaiSkiriasi } from './kai-tevai-skiriasi-kaip-pasakyti-vaikams-ir-susitarti.ts'
import { article as kaipKalbetisApieSeksa } from './kaip-kalbetis-apie-seksa-zodziai-nuo-kuriu-lengviau-pradeti.ts'
import { article as kaipKlausytisKadPartneris } from './kaip-klausytis-kad-partneris-jaustusi-isgirstas.ts'
import { article as kaipPasakytiKadSkauda } from './kaip-pasakyti-kad-skauda-ir-neizeisti-as-sakiniai.ts'
import { article as kaipPasakytiTevams } from './kaip-pasakyti-tevams-ne-ir-nesusipykti-ribos-ir-zodziai.ts'
import { article as kaipPoMeloAtkurtiPasitikejima } from './kaip-po-melo-atkurti-pasitikejima.ts'
import { article as kaipStiprintiSantykius } from './kaip-stiprinti-santykius-vadovas-dviem.ts'
import { article as klausimaiPriesApsigyvenant } from './klausimai-pries-apsigyvenant-kartu.ts'
import { article as konfliktaiPorojeKodel } from './konfliktai-poroje-kodel-kartojasi-tie-patys-gincai.ts'
import { article as lapasPoGincoKaSupratome } from './lapas-po-ginco-ka-supratome-ir-ka-darysime-kitaip.ts'
import { article as namuDarbuLapasKaip } from './namu-darbu-lapas-kaip-pasidalyti-be-priekaistu.ts'
import { article as nutyletaSkolaAtvejis } from './nutyleta-skola-atvejis-ir-kelias-atgal.ts'
import { article as pasitikejimasArbaYra } from './pasitikejimas-arba-yra-arba-jo-nera-mitas.ts'
import { article as pasitikejimasPoroje } from './pasitikejimas-poroje-is-ko-jis-susideda-ir-kaip-auga.ts'
import { article as pavydasPorojeKaipApie } from './pavydas-poroje-kaip-apie-ji-kalbetis-be-priekaistu.ts'
import { article as pertraukaGinceKaip } from './pertrauka-gince-kaip-sustoti-ir-vel-grizti-prie-pokalbio.ts'
import { article as pinigaiPorojeKaipSusitarti } from './pinigai-poroje-kaip-susitarti-ir-nesusipykti.ts'
import { article as poNeistikimybesKo } from './po-neistikimybes-ko-is-abieju-praso-pirmosios-savaites.ts'
import { article as pokalbioLapasKaipPasirengti } from './pokalbio-lapas-kaip-pasirengti-pasakyti-tai-kas-sunku.ts'
import { article as savaitesPokalbisPusvalandis } from './savaites-pokalbis-pusvalandis-kuris-palaiko-rysi.ts'
import { article as telefonasSlaptazodziai } from './telefonas-slaptazodziai-ir-ribos-klausimai-kaip-susitarti-del-privatumo.ts'
import { article as trisdesimtKlausimu } from './trisdesimt-klausimu-dviem-vakarui-be-telefonu.ts'

/** The articles of a fresh installation, oldest first. */
export const articles: readonly SeedPost[] = [
  bendravimasPorojeKaip,
  konfliktaiPorojeKodel,
  pasitikejimasPoroje,
  kaipStiprintiSantykius,
  pokalbioLapasKaipPasirengti,
  artumasIlguoseSantykiuose,
  telefonasSlaptazodziai,
  trisdesimtKlausimu,
  klausimaiPriesApsigyvenant,
  jeiMyletumSuprastum,
  pasitikejimasArbaYra,
  atsiprasymasKurisPasiekia,
  nutyletaSkolaAtvejis,
  artumoZemelapisDarbo,
  gincasDelInduAtvejis,
  kaipKalbetisApieSeksa,
  namuDarbuLapasKaip,
  gimusVaikuiKaiNebelieka,
  lapasPoGincoKaSupratome,
  aistraTuriAteitiSavaime,
  kaipPasakytiKadSkauda,
  kaipPasakytiTevams,
  savaitesPokalbisPusvalandis,
  poNeistikimybesKo,
  artumasKasdienybeje,
  pertraukaGinceKaip,
  pavydasPorojeKaipApie,
  kaiPartnerisNenori,
  gincasBeZaizduPenki,
  kaiTevaiSkiriasi,
  kaipKlausytisKadPartneris,
  pinigaiPorojeKaipSusitarti,
  kaipPoMeloAtkurtiPasitikejima,
]
