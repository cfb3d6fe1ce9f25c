import type { SeedPost } from '../seed-content.ts'

export const page: SeedPost = {
  slug: 'slapuku-politika',
  title: 'Slapukų politika',
  excerpt:
    'Kokius slapukus ir panašias technologijas naudojame, kada prašome jūsų sutikimo ir kaip bet kada pakeisti savo pasirinkimą.',
  content: `Įsigalioja nuo 2026 m. lapkričio 20 d.

Svetainę galite skaityti ir testus atlikti be jokių nebūtinųjų slapukų. Kol nesutinkate, jų neįrašome.

## 1. Kas yra slapukai

Slapukai – tai nedideli duomenų įrašai, kuriuos svetainė palieka jūsų naršyklėje. Panašiai veikia ir naršyklės saugykla, kurioje svetainė gali įsiminti, pavyzdžiui, jūsų pasirinkimą dėl slapukų. Šiame dokumente slapukais vadiname ir vienus, ir kitus.

Už slapukų naudojimą atsako „Santykių akademija“ (Vilnius), el. paštas [labas@santykiu-akademija.lt](mailto:labas@santykiu-akademija.lt).

## 2. Būtinieji įrašai

Be jų svetainė neveiktų taip, kaip prašote, todėl sutikimo jiems nereikia. Reklamai ar jūsų elgesiui stebėti jų nenaudojame.

- **Jūsų pasirinkimas dėl slapukų.** Įsimename, ar sutikote, ar atsisakėte, kad neklaustume iš naujo kiekviename puslapyje. Įrašas lieka jūsų naršyklėje, kol jį pakeičiate arba ištrinate.
- **Administratoriaus prisijungimas.** Naudojamas tik svetainės administratoriui prisijungus prie valdymo srities. Įprasto lankytojo naršyklėje tokio įrašo nėra.

## 3. Analitikos slapukai – tik jums sutikus

Norime žinoti, kurie straipsniai ir testai žmonėms naudingi, todėl, gavę jūsų sutikimą, galime naudoti lankomumo analitikos paslaugą „Google Analytics“. Ji įrašo slapukus, kurių pavadinimai prasideda „_ga“ (jie galioja iki dvejų metų), ir fiksuoja, kurie puslapiai aplankyti, kada ir kokio tipo įrenginiu.

Kol nesutinkate, analitikos programa net neįkeliama. Testų atsakymų, rezultatų, vardų ir el. pašto adresų analitikos paslaugai neperduodame.

Šios paslaugos teikėjas gali tvarkyti duomenis ir už Europos ekonominės erdvės ribų. Apie tam taikomas apsaugos priemones rašome [privatumo politikoje](/p/privatumo-politika).

## 4. Ko nenaudojame

Reklamos ir socialinių tinklų stebėjimo slapukų mūsų svetainėje nėra. Slapukais surinktų duomenų neparduodame.

## 5. Apmokėjimo puslapis

Pasirinkę konsultaciją, pereinate į išorinės mokėjimų sistemos svetainę. Ten galioja jos pačios slapukų ir privatumo taisyklės, su kuriomis galite susipažinti prieš mokėdami.

## 6. Kaip sutikti, atsisakyti ar persigalvoti

Pirmą kartą apsilankę matote pranešimą, kuriame vienodai lengva ir sutikti, ir atsisakyti – užtenka vieno paspaudimo. Atsisakę svetaine naudojatės lygiai taip pat, o nieko nepasirinkus nebūtinieji slapukai neįrašomi.

Sutikimą galite atšaukti bet kada: puslapio apačioje paspauskite „Slapukų nustatymai“ ir pakeiskite pasirinkimą. Nuo tos akimirkos analitikos nebenaudojame; iki tol atlikto duomenų tvarkymo teisėtumui tai poveikio nedaro.

Jau įrašytus slapukus galite ištrinti ir savo naršyklės nustatymuose. Ten pat galima uždrausti juos įrašyti ateityje. Ištrynus ir įrašą apie jūsų pasirinkimą, paklausime jūsų iš naujo.

## 7. Teisinis pagrindas ir jūsų teisės

Būtinuosius įrašus naudojame, nes be jų negalėtume suteikti jūsų prašomos paslaugos. Analitikos slapukus naudojame tik jūsų sutikimu pagal Lietuvos Respublikos elektroninių ryšių įstatymą ir Bendrąjį duomenų apsaugos reglamentą (ES) 2016/679.

Apie savo teises ir tai, kaip jomis pasinaudoti, skaitykite [privatumo politikoje](/p/privatumo-politika). Skundą galite pateikti Valstybinei duomenų apsaugos inspekcijai ([vdai.lrv.lt](https://vdai.lrv.lt)).

## 8. Pakeitimai

Jei pradėsime naudoti naujų slapukų, šį puslapį atnaujinsime ir, kai reikia, iš naujo paprašysime jūsų sutikimo.`,
  published: true,
  readingTime: 2,
  category: null,
  tags: ['slapukai', 'privatumas'],
  seoTitle: 'Slapukų politika ir jūsų pasirinkimai',
  metaDescription:
    'Kokius slapukus naudoja „Santykių akademija“, kodėl analitika įjungiama tik jums sutikus ir kaip bet kada atšaukti sutikimą arba pakeisti pasirinkimą.',
  focusKeyword: 'slapukų politika',
  metaKeywords: [
    'slapukų politika',
    'slapukai',
    'sutikimas dėl slapukų',
    'analitikos slapukai',
    'privatumas',
  ],
  imageAltText: null,
  createdAt: '2026-11-19T08:00:00.000Z',
}
