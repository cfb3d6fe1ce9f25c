import { QUIZ_ANSWERS_MONTHS } from '#src/core/retention.ts'
import { forMonths } from '#src/core/period-texts.ts'
import { WEEK_FOR_ONE_QUESTION } from '#src/features/consultations/package-texts.ts'
import type { SeedPost } from '../seed-content.ts'

/** Every `##` heading is a question and the paragraphs under it are its answer. */
export const page: SeedPost = {
  slug: 'duk',
  title: 'Dažniausiai užduodami klausimai',
  excerpt:
    'Trumpi ir aiškūs atsakymai apie konsultacijas el. paštu, apmokėjimą, sutarties atsisakymą, testus ir jūsų duomenų saugumą.',
  content: `## Kaip vyksta konsultacija el. paštu?

Pasirenkate paketą, už jį sumokate ir parašote mums laišką: papasakojate, kas vyksta jūsų santykiuose ir ko norėtumėte. Atsakome raštu – padedame pažvelgti į situaciją iš šalies, pasiūlome konkrečių žingsnių ir, jei reikia, užduodame patikslinamųjų klausimų.

Rašyti galite jums patogiu metu, o mūsų atsakymą perskaityti tiek kartų, kiek reikia. Prisijungti prie vaizdo pokalbio ar derinti laiko nereikia.

## Kuo skiriasi savaitės ir mėnesio paketai?

Savaitės paketas kainuoja 39 € ir trunka 7 dienas. Tai vienkartinis mokėjimas: pasibaigus savaitei paketas nepratęsiamas. ${WEEK_FOR_ONE_QUESTION}

Mėnesio paketas yra prenumerata: ji kainuoja 79 € per mėnesį, klausimų skaičius neribojamas, o prenumerata kas mėnesį pratęsiama, kol ją nutraukiate. Šis paketas tinka, kai pokyčių siekiate nuosekliai ir norite palaikymo ilgiau.

## Per kiek laiko gausiu atsakymą?

Savaitės paketo klientams atsakome per 4 valandas, mėnesio prenumeratos klientams – per 2 valandas.

Jei atsakymo laiku negavote, patikrinkite nepageidaujamų laiškų aplanką ir parašykite mums adresu labas@santykiu-akademija.lt.

## Ar galiu užsirašyti į individualią arba porų konsultaciją?

Šiuo metu visi laikai užimti artimiausias 90 dienų. Tai galioja individualiai konsultacijai (60 min., 80 €), porų konsultacijai (90 min., 120 €) ir intensyviai programai (3 susitikimai, 320 €).

Kol laukiate, galite rinktis konsultaciją el. paštu: ją pradėti galima bet kurią dieną. Kai atsiras laisvų vietų, tai matysite konsultacijų puslapyje.

## Kaip sumokėti už konsultaciją?

Paspaudus pirkimo mygtuką, naujame naršyklės skirtuke atsidaro saugus išorinės mokėjimų sistemos puslapis. Jame mokate banko kortele, o patvirtinimą gaunate el. paštu.

Kortelės duomenis įvedate tik mokėjimų sistemoje – mes jų nematome ir nesaugome. Kainos nurodytos eurais, su visais privalomais mokesčiais, įskaitant PVM, kai jis taikomas.

## Kaip nutraukti mėnesio prenumeratą?

Bet kada iki kito mokėjimo dienos: savo užsakymo puslapyje arba parašę adresu labas@santykiu-akademija.lt. Priežasties nurodyti nereikia, nutraukimas nieko nekainuoja, o gavę laišką jį patvirtinsime el. paštu.

Nutraukus prenumeratą, kito mėnesio mokestis nebenuskaičiuojamas, o konsultuotis galite iki jau apmokėto laikotarpio pabaigos.

## Ar galiu atsisakyti sutarties ir atgauti pinigus?

Taip. Per 14 dienų nuo sutarties sudarymo galite jos atsisakyti nenurodydami priežasties. Paspauskite „Atsisakyti sutarties čia“ bet kurio puslapio apačioje, [užpildykite formą](/sutarties-atsisakymas) ir patvirtinkite atsisakymą: patvirtinimą iškart pamatysite ekrane ir gausite el. paštu. Taip pat galite parašyti adresu labas@santykiu-akademija.lt. Pinigus grąžinsime per 14 dienų.

Jei aiškiai paprašėte konsultuoti nelaukiant šio termino pabaigos, sumokate tik už iki atsisakymo suteiktą paslaugos dalį. Kai jūsų prašymu ir sutikimu paslauga jau suteikta visa, sutarties atsisakyti nebegalima – tai iš anksto patvirtinate prieš paslaugą pradedant teikti.

## Ar tai, ką parašysiu, liks tarp mūsų?

Taip. Jūsų laiškus skaito tik tas, kas į juos atsako, jų turinio neskelbiame, neperduodame kitiems klientams ir nenaudojame reklamai. Rašyti galite ir neminėdami partnerio vardo.

Konfidencialumui yra viena išimtis: jei iš laiško matyti, kad gresia rimtas pavojus žmogaus gyvybei, sveikatai arba vaikui, įstatymai gali įpareigoti mus apie tai pranešti atsakingoms institucijoms.

## Kas mato mano testo atsakymus?

Kol atsakinėjate, atsakymai lieka tik jūsų naršyklės kortelėje. Rezultatą galite pamatyti ir be el. pašto – tada neišsaugome nieko. Jei el. paštą nurodote, kartu su atsakymais jį ir vardą saugome tik tada, kai pažymite, kad su tuo sutinkate; kitaip lieka tik atsakymai ir rezultatas, iš kurių jūsų atpažinti negalime.

Šiuos duomenis gali pasiekti tik tie žmonės, kuriems to reikia darbui, ir saugome juos ne ilgiau kaip ${forMonths(QUIZ_ANSWERS_MONTHS)}. Bet kada galite atšaukti sutikimą arba juos ištrinti puslapyje [Mano duomenys](/mano-duomenys). Atsakymų neskelbiame, neparduodame ir neperduodame nei rinkodaros, nei analitikos, nei dirbtinio intelekto paslaugoms. Plačiau apie tai rašome privatumo politikoje.

## Ar testo rezultatas yra diagnozė?

Ne. Testai skirti savistabai: jie padeda pastebėti, kas jūsų santykiuose tvirta ir kam verta skirti daugiau dėmesio. Jie nenustato sutrikimų ir neatstoja psichologo, psichoterapeuto ar gydytojo įvertinimo.

Jei rezultatas jus nuliūdino ar išgąsdino, neskubėkite daryti išvadų – geriau pasikalbėkite apie jį su žmogumi ar specialistu, kuriuo pasitikite.

## Kaip užsiprenumeruoti naujienlaiškį ir kaip jo atsisakyti?

Svetainės formoje įrašykite el. pašto adresą ir ją pateikite. Taip sutinkate gauti naujienlaiškį – tai parašyta ir prie pat formos. Tada atsiųsime laišką su nuoroda: naujienlaiškį gausite tik patvirtinę, kad adresas tikrai jūsų. Vardo nurodyti neprivaloma, o atlikus testą ar įsigijus konsultaciją naujienlaiškis savaime neužsakomas.

Atsisakyti galite bet kada: kiekvieno naujienlaiškio pabaigoje yra nuoroda „Atsisakyti naujienlaiškio“.

## Ką daryti, jei patiriu smurtą ar bijau partnerio?

Pirmiausia pasirūpinkite savo saugumu. Jei pavojus gresia dabar, skambinkite bendruoju pagalbos numeriu 112. Nemokamą ir konfidencialią pagalbą smurtą patiriantiems žmonėms visoje Lietuvoje teikia Specializuotos kompleksinės pagalbos centrai, o išklausyti visada pasirengusios emocinės paramos tarnybos.

Konsultacija el. paštu skubios pagalbos neatstoja, todėl kritinėje situacijoje mūsų atsakymo nelaukite. Už smurtą atsako tas, kas smurtauja, ir likti su tuo vieniems nereikia.`,
  published: true,
  readingTime: 4,
  category: null,
  tags: ['DUK', 'konsultacijos', 'testai'],
  seoTitle: 'Dažniausiai užduodami klausimai (DUK)',
  metaDescription:
    'Atsakymai į dažniausius klausimus: kaip vyksta konsultacijos el. paštu, kiek jos kainuoja, kaip nutraukti prenumeratą ir kas mato jūsų testų atsakymus.',
  focusKeyword: 'dažniausiai užduodami klausimai',
  metaKeywords: [
    'dažniausiai užduodami klausimai',
    'konsultacijos el. paštu',
    'santykių konsultacijos kaina',
    'prenumeratos nutraukimas',
    'santykių testai',
  ],
  imageUrl: null,
  imageAltText: null,
  createdAt: '2026-11-16T08:00:00.000Z',
}
