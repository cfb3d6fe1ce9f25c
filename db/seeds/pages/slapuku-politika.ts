import type { SeedPost } from '../seed-content.ts'

export const page: SeedPost = {
  slug: 'slapuku-politika',
  title: 'Slapukų politika',
  excerpt:
    'Svetainė slapukų neįrašo. Paaiškiname, kokie būtinieji įrašai laikomi jūsų naršyklėje, kam jų reikia ir kaip juos ištrinti.',
  content: `Įsigalioja nuo 2026 m. lapkričio 20 d.

Svetainę galite skaityti ir testus atlikti be slapukų: šiuo metu jų neįrašome ir lankomumo analitikos nenaudojame. Jūsų naršyklėje laikome tik būtinuosius įrašus, kuriuos čia ir aprašome.

## 1. Kas yra slapukai

Slapukai – tai nedideli duomenų įrašai, kuriuos svetainė palieka jūsų naršyklėje. Panašiai veikia ir naršyklės saugykla, kurioje svetainė gali įsiminti, pavyzdžiui, pradėto testo atsakymus. Svetainė slapukų neįrašo, todėl toliau daugiausia rašome apie saugyklos įrašus.

Už naršyklėje paliekamus įrašus atsako „Santykių akademija“ (Vilnius), el. paštas [labas@santykiu-akademija.lt](mailto:labas@santykiu-akademija.lt).

## 2. Būtinieji įrašai

Jie reikalingi tam, kad svetainė veiktų taip, kaip prašote, todėl sutikimo jiems nereikia. Reklamai ar jūsų elgesiui stebėti jų nenaudojame.

- **Pradėtas testas.** Kai atliekate testą, naršyklės seanso saugykloje („sessionStorage“) laikomi jūsų atsakymai, vieta teste ir techninis bandymo numeris, kad įkėlę puslapį iš naujo galėtumėte tęsti, o tie patys atsakymai nebūtų įrašyti du kartus. El. pašto adreso ir vardo šiame įraše nėra. Jis lieka tik toje naršyklės kortelėje, kol užbaigiate testą arba ją uždarote.
- **Administratoriaus prisijungimas.** Svetainės administratoriui prisijungus prie valdymo srities, jo naršyklės vietinėje saugykloje („localStorage“) laikomas seanso raktas, kol administratorius atsijungia arba paaiškėja, kad seansas baigėsi. Įprasto lankytojo naršyklėje tokio įrašo nėra.

## 3. Analitika

Šiuo metu lankomumo analitikos nenaudojame: jokia analitikos programa neįkeliama ir jokie jos slapukai neįrašomi.

Jei nuspręsime ją įdiegti, pirmiausia atnaujinsime šį puslapį, o analitiką naudosime tik gavę jūsų sutikimą. Testų atsakymų, rezultatų, vardų ir el. pašto adresų analitikos paslaugai neperduosime.

## 4. Ko nenaudojame

Reklamos ir socialinių tinklų stebėjimo slapukų mūsų svetainėje nėra. Naršyklės saugykloje laikomų duomenų neparduodame.

## 5. Apmokėjimo puslapis

Pasirinkę konsultaciją, pereinate į išorinės mokėjimų sistemos svetainę. Ten galioja jos pačios slapukų ir privatumo taisyklės, su kuriomis galite susipažinti prieš mokėdami.

## 6. Kaip ištrinti įrašus

Naudojame tik būtinuosius įrašus, todėl pranešimo su prašymu sutikti nerodome.

Pradėto testo įrašas išnyksta, kai testą užbaigiate arba uždarote naršyklės kortelę. Visus įrašus galite ištrinti ir savo naršyklės nustatymuose. Ten pat galima uždrausti juos laikyti ateityje: testą vis tiek galėsite atlikti, tik įkėlus puslapį iš naujo jį teks pradėti nuo pradžių.

## 7. Teisinis pagrindas ir jūsų teisės

Būtinuosius įrašus naudojame jūsų prašomai paslaugai suteikti. Pagal Lietuvos Respublikos elektroninių ryšių įstatymą sutikimo jiems nereikia. Jei naudotume analitiką, jai pagal šį įstatymą ir Bendrąjį duomenų apsaugos reglamentą (ES) 2016/679 reikėtų jūsų sutikimo.

Apie savo teises ir tai, kaip jomis pasinaudoti, skaitykite [privatumo politikoje](/p/privatumo-politika). Skundą galite pateikti Valstybinei duomenų apsaugos inspekcijai ([vdai.lrv.lt](https://vdai.lrv.lt)).

## 8. Pakeitimai

Jei pradėsime naudoti slapukų ar naujų įrašų, pirmiausia atnaujinsime šį puslapį ir, kai reikia, paprašysime jūsų sutikimo.`,
  published: true,
  readingTime: 2,
  category: null,
  tags: ['slapukai', 'privatumas'],
  seoTitle: 'Slapukų politika ir naršyklės įrašai',
  metaDescription:
    '„Santykių akademijos“ svetainė slapukų neįrašo ir analitikos nenaudoja. Kokie būtinieji įrašai laikomi jūsų naršyklėje, kiek laiko ir kaip juos ištrinti.',
  focusKeyword: 'slapukų politika',
  metaKeywords: [
    'slapukų politika',
    'slapukai',
    'būtinieji įrašai',
    'naršyklės saugykla',
    'privatumas',
  ],
  imageAltText: null,
  createdAt: '2026-11-19T08:00:00.000Z',
}
