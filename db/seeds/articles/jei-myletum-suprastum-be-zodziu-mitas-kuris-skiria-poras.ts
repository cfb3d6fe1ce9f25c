import type { SeedPost } from '../seed-content.ts'

export const article: SeedPost = {
  slug: 'jei-myletum-suprastum-be-zodziu-mitas-kuris-skiria-poras',
  title: '„Jei mylėtum, suprastum be žodžių“: mitas, kuris skiria poras',
  excerpt:
    'Kodėl tikimės, kad mylintis žmogus viską atspės, kas iš tiesų žinoma apie artimųjų ' +
    'susikalbėjimą ir kaip paprašyti ir neprarasti džiaugsmo gauti.',
  content: `Gimtadienio rytas. Ant stalo – gėlės, atvirukas ir virdulys. Geras virdulys, senasis juk leido vandenį. „Ačiū“, – sako ji ir visą dieną kalba vienskiemeniais žodžiais. Vakare jis neištveria: „Kas negerai?“ – „Nieko.“ – „Bet aš matau.“ – „Jei mylėtum, nereikėtų klausti.“

Jis iš tiesų nežino. Ji nuo vasaros tris kartus minėjo keramikos kursus ir buvo tikra, kad užuomina suprasta. Abu lieka įskaudinti: viena jaučiasi nematoma, kitas – nubaustas už egzaminą, apie kurį niekas nepranešė.

## Kaip šis mitas skamba namuose

Retas jį ištaria tiesiai. Dažniau jis slepiasi kituose sakiniuose:

- „Jei reikia prašyti, tai jau nebe tas.“
- „Po tiek metų galėtum ir žinoti.“
- „Mano draugės vyras kažkaip supranta.“
- „Nieko nenoriu. Viskas gerai.“

Jų bendra logika tokia: meilė matuojama tuo, kiek kitas atspėja. Atspėjo – myli. Neatspėjo – nelabai. Kadangi atspėti visko neįmanoma, anksčiau ar vėliau egzamino neišlaiko net labai mylintis žmogus.

## Iš kur jis ateina

Pirmasis šaltinis, ko gero, – ankstyvoji vaikystė. Kūdikis kalbėti nemoka, tad suaugusieji spėlioja, ko jam reikia: valgyti, miego, rankų. Būti suprastam be žodžių kadaise iš tiesų reiškė būti mylimam, ir gal todėl ilgesys, kad kas nors mus taip suprastų, neišnyksta.

Antrasis – įsimylėjimo pradžia. Tada stebime vienas kitą ištisomis valandomis ir pastebime kiekvieną atodūsį. Atrodo, kad mintis skaitome, o iš tiesų tiesiog labai daug žiūrime ir labai daug klausiame. Po kelerių metų dėmesį pasidalija darbas, vaikai ir paskolos, o tikėjimas, kad kitas ir taip viską mato, lieka.

Trečiasis – šeimos, kuriose prašyti būdavo nemandagu arba pavojinga. Jei vaikystėje už „noriu“ būdavote sugėdinti, užuomina tapo saugiausia kalba, kurią mokate.

Verta vienas kito paklausti: „Kas tavo namuose atsitikdavo, kai ko nors paprašydavai?“ Vieni prisimena, kad gaudavo, kiti – kad būdavo išjuokti, dar kiti – kad prašyti nė neateidavo į galvą. Po tokio pokalbio lengviau suprasti, kodėl vienam iš judviejų ištarti „noriu“ paprasta, o kitam prireikia drąsos.

Na, o filmuose mylintieji niekada neklausia, kada kam patogu ir ko kas norėtų vakarienei. Jie žino, nes taip parašyta scenarijuje.

## Kas iš tiesų žinoma

Artumas padeda susikalbėti ne visada. Psichologai Kennethas Savitsky, Boazas Keysaras ir jų kolegos 24 sutuoktinių porų paprašė atspėti, ką reiškia dviprasmiški kasdieniai sakiniai. Tuos pačius sakinius aiškino ir nepažįstami žmonės. Kalbėtojai tikėjosi, kad sutuoktinis juos supras geriau, tačiau sutuoktiniai atspėdavo taip pat kaip nepažįstamieji. Tyrėjai tai aiškina paprastai: artumas sužadina įspūdį, kad žinome, kas dedasi kito galvoje, todėl esame linkę pervertinti, kaip gerai susikalbame.

Tai laboratorijos užduotis, o ne visas bendras gyvenimas, todėl viso mylinčių žmonių supratimo ji neišmatuoja. Bet vieną dalyką ji parodo aiškiai: įsitikinimas „jis juk žino“ apie patį žinojimą nieko nepasako. Vadinasi, ir neatspėjęs partneris dar nėra abejingas.

## Kodėl užuomina skaudina abu

Laukiantysis išgyvena tris nusivylimus vietoj vieno: negavo, ko norėjo, jaučiasi nesuprastas ir dar pyksta ant savęs, kad taip nusiminė. Spėliojantysis kaskart žengia lyg per minų lauką. Ilgainiui jis gali imti vengti bet kokios iniciatyvos, nes nupirkti ne tai atrodo blogiau negu nenupirkti nieko. Tada pirmasis sako: „Matai, tau net nerūpi.“ Mitas pats sau pasigamino įrodymą.

Yra ir tylesnė žala. Kas niekada neprašo, niekada ir nesužino, ar kitas duotų. Kartais kaip tik šito ir bijoma: kol nepaprašiau, „ne“ neišgirdau.

## Ką daryti: keturi žingsniai

**1. Išsiaiškinkite su savimi, ko norite.** Prieš įsižeisdami atsakykite vienu sakiniu: ko tikėjausi? Jei sakinio sudėti nepavyksta, partneris jo juo labiau nebūtų sudėjęs.

**2. Užuominą paverskite prašymu.** Prašyme yra veiksmas ir laikas:

| Užuomina | Prašymas |
| --- | --- |
| „Kaip čia šalta…“ | „Ar gali uždaryti langą?“ |
| „Kiti per atostogas kažkur važiuoja.“ | „Liepą norėčiau savaitę praleisti prie jūros. Ar galime šįvakar suskaičiuoti, kiek tai kainuotų?“ |
| „Matyt, vėl viskas liks man.“ | „Ar iki penktadienio galėtum išsiurbti kambarius?“ |
| „Nieko man nereikia.“ | „Šiandien man liūdna, norėčiau, kad pabūtum šalia.“ |

**3. Palikite vietos laisvam atsakymui.** Prašymas, į kurį galima atsakyti tik „taip“, yra įsakymas su gražiu kaspinu. Išgirdę „šįvakar negaliu“, klauskite: „O kada galėtum?“

**4. Pasidžiaukite, kai gaunate.** Mums vis knieti pridurti: „Gerai, bet reikėjo paprašyti.“ Taip nubaudžiame už tai, ko patys norėjome. Pakanka: „Ačiū. Džiaugiuosi, kad padarei.“

Jei sunkiausia prabilti apie tai, kas skauda, žodžius padės rasti straipsnis apie [„aš“ sakinius](/blog/kaip-pasakyti-kad-skauda-ir-neizeisti-as-sakiniai).

## „Bet juk tada nebe taip smagu“

Šis prieštaravimas suprantamas: staigmena džiugina. Tik sakyti, ko norime, ir gauti staigmeną galima kartu. Pakanka duoti žemėlapį, o kelią palikti kitam. Porai iš gimtadienio ryto tiktų toks sakinys:

> „Man patinka staigmenos, bet nenoriu, kad tau tektų spėlioti. Telefone turiu sąrašėlį dalykų, kurie mane džiugintų. Pasižiūrėk, kai norėsi, o ką ir kada išrinkti – tavo paslaptis.“

Ir dar: suprasti be žodžių kartais išties pavyksta. Partneris paduoda pledą, kol nespėjote sušalti, išjungia garsą, kai paskauda galvą. Tokios akimirkos gražios kaip tik todėl, kad yra dovana, o ne pareiga. Pasidžiaukite jomis garsiai: „Iš kur žinojai? Ačiū.“ Jas, beje, augina ne telepatija, o daugybė pokalbių, kuriuose vienas kitam pasakojatės, kas patinka. Pradžiai tiks [trisdešimt klausimų dviem](/blog/trisdesimt-klausimu-dviem-vakarui-be-telefonu).

## Jei spėlioti tenka jums

Išgirdę „nieko, viskas gerai“ ir matydami, kad negerai, nei apsimeskite patikėję, nei kvoskite. Pasakykite, ką matote, ir atverkite duris: „Man atrodo, kad tau liūdna. Nenoriu spėlioti ir suklysti. Pasakyk, kai galėsi, aš būsiu virtuvėje.“ Tada duokite laiko.

Išgirdę „turėtum suprasti ir taip“, nesiginkite: „Norėčiau suprasti. Man svarbu, ko tu nori, tik atspėti sekasi prastai. Padėk man šį kartą.“ Taip ne teisinatės, o sutinkate mokytis – jei ištarę tikrai klausotės.

Kitokia padėtis, jei už neatspėtą norą baudžiama: ištisas dienas nekalbama, rėkiama, žeminama, o jūs vaikštote pirštų galais, kad tik nesupykdytumėte. Tai jau ne mitas apie meilę, ir aiškesnių prašymų čia neužteks. Su kuo apie tai pasikalbėti, nurodyta [pagalbos puslapyje](/support).

## Bandymas savaitei

Septynias dienas abu laikykitės vieno susitarimo: ko noriu, to paprašau, o dėl to, ko nepasakiau, nepykstu. Vakarais vienas kitam papasakokite, kurį prašymą ištarti buvo sunkiausia. Savaitės gale paklauskite: ar man buvo mažiau malonu gauti tai, ko prašiau? Gali nustebinti, kad malonu lygiai taip pat – o laukti kur kas ramiau.

O kaip judviem sekasi kalbėtis apskritai, parodys [bendravimo poroje testas](/testas/bendravimo-poroje-testas).

## Šaltiniai

- [Čikagos universitetas, „Couples sometimes communicate no better than strangers, study finds“, 2011 (tyrimo autoriai – Kenneth Savitsky, Boaz Keysar ir kt.)](https://news.uchicago.edu/article/2011/01/20/couples-sometimes-communicate-no-better-strangers-study-finds)
`,
  published: true,
  readingTime: 5,
  category: 'Bendravimas',
  tags: ['bendravimas', 'mitai', 'lūkesčiai', 'prašymai'],
  seoTitle: '„Jei mylėtum, suprastum be žodžių“: mitas ir tiesa',
  metaDescription:
    'Ar mylintis žmogus turi suprasti be žodžių? Iš kur šis mitas, kas žinoma apie artimųjų ' +
    'susikalbėjimą ir kaip užuominą paversti prašymu.',
  focusKeyword: 'suprasti be žodžių',
  metaKeywords: [
    'suprasti be žodžių',
    'mitai apie meilę',
    'lūkesčiai santykiuose',
    'kaip paprašyti',
    'bendravimas poroje',
  ],
  imageUrl: '/covers/jei-myletum-suprastum-be-zodziu-mitas-kuris-skiria-poras.svg',
  imageAltText:
    'Du profiliai vienas priešais kitą: vienas galvoja apie saulėtas kalvas, kitas – apie puodelį kavos.',
  createdAt: '2025-11-24T08:10:00.000Z',
}
