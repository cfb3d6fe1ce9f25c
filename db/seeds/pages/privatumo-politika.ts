import {
  DATA_LINK_HOURS,
  BACKUP_DAYS,
  BOOKING_MONTHS,
  COMPARISON_DAYS,
  LEFT_SUBSCRIPTION_MONTHS,
  ORDER_MESSAGE_MONTHS,
  PENDING_SUBSCRIPTION_DAYS,
  QUIZ_ANSWERS_MONTHS,
  REMOVAL_DAYS,
  RESULT_DAYS,
  SEALED_EVENT_DAYS,
  SENT_KEPT_DAYS,
  UNFINISHED_DAYS,
  UNSENT_KEPT_DAYS,
  ORDER_MONTHS,
  WITHDRAWAL_MONTHS,
} from '#src/core/retention.ts'
import { keptData } from '#src/features/clients/kept-data-texts.ts'
import { forDays, forMonths } from '#src/core/period-texts.ts'
import { seller, sellerLine } from '#src/features/settings/seller-texts.ts'
import type { SeedPost } from '../seed-content.ts'

const kept = keptData({
  withdrawalMonths: WITHDRAWAL_MONTHS,
  orderMonths: ORDER_MONTHS,
  sentDays: SENT_KEPT_DAYS,
  unsentDays: UNSENT_KEPT_DAYS,
  removalDays: REMOVAL_DAYS,
  backupDays: BACKUP_DAYS,
})

export const page: SeedPost = {
  slug: 'privatumo-politika',
  title: 'Privatumo politika',
  excerpt:
    'Paaiškiname, kokius jūsų duomenis tvarkome, kam jų reikia, kiek laiko juos saugome ir kaip galite pasinaudoti savo teisėmis.',
  content: `Įsigalioja nuo 2026 m. lapkričio 20 d.

Renkame tik tuos duomenis, kurių tikrai reikia, ir tvarkome juos pagal Bendrąjį duomenų apsaugos reglamentą (ES) 2016/679 (toliau – BDAR) ir Lietuvos Respublikos teisės aktus.

## 1. Kas atsako už jūsų duomenis

Duomenų valdytojas – ${sellerLine(seller)}. Visais duomenų apsaugos klausimais rašykite adresu [labas@santykiu-akademija.lt](mailto:labas@santykiu-akademija.lt).

## 2. Kokius duomenis tvarkome ir kodėl

### Naujienlaiškis

- **Duomenys:** el. pašto adresas, vardas (jei jį nurodote), prenumeratos būsena, sutikimo tekstas, registracijos, patvirtinimo ir atsisakymo laikas; jei sutikote ne svetainėje – sutikimo diena ir vieta.
- **Tikslas:** siųsti jums straipsnius, patarimus ir naujienas.
- **Teisinis pagrindas:** jūsų sutikimas (BDAR 6 straipsnio 1 dalies a punktas). Jį duodate pateikdami naujienlaiškio formą – tai parašyta prie pat jos; kad adresas tikrai jūsų, patvirtinate nuoroda, kurią atsiunčiame laišku. Jei sutikimą davėte kitur, pavyzdžiui, per paskaitą, jus įrašome tik turėdami jo dieną ir šaltinį. Atlikus testą ar įsigijus paslaugą, naujienlaiškis savaime neužsakomas.

### Testai

- **Duomenys:** atsakymai, balai, rezultato grupė, žyma, ar su rezultatu parodytas saugumo pranešimas, pateikimo diena ir techninis bandymo numeris, kad tie patys atsakymai nebūtų įrašyti du kartus. Jei prašote rezultatą atsiųsti arba pažymite langelius – ir el. pašto adresas, vardas (jei jį nurodote), tikslus pateikimo laikas bei sutikimų tekstas, versija ir laikas.
- **Tikslas:** apskaičiuoti ir parodyti rezultatą, o jums sutikus – saugoti jį kartu su el. pašto adresu, atsiųsti nuorodą į jį ar siųsti pagal jį parinktus laiškus.
- **Teisinis pagrindas:** jūsų aiškus sutikimas (BDAR 6 straipsnio 1 dalies a punktas ir 9 straipsnio 2 dalies a punktas). Kiekvieną sutikimą duodate atskirai, pažymėdami jo langelį (iš anksto jie nepažymėti) arba paspausdami „Rodyti ir atsiųsti“.

### Konsultacijų užklausos

- **Duomenys:** vardas, el. pašto adresas, telefono numeris (jei jį nurodote), pasirinkta konsultacija, pageidaujamas laikas ir jūsų žinutė.
- **Tikslas:** susisiekti su jumis ir suderinti konsultaciją.
- **Teisinis pagrindas:** veiksmai jūsų prašymu prieš sudarant sutartį (BDAR 6 straipsnio 1 dalies b punktas).

Jautrių smulkmenų užklausoje rašyti nereikia.

### Konsultacijos el. paštu

- **Duomenys:** vardas, el. pašto adresas, laiškų turinys, mūsų pastabos, įsigytas paketas ir jo galiojimas, taip pat testų rezultatai, kuriuos prie užsakymo pridedate patys.
- **Tikslas:** suteikti jūsų užsakytą paslaugą.
- **Teisinis pagrindas:** sutarties vykdymas (BDAR 6 straipsnio 1 dalies b punktas). Jei laiškuose pasakojate apie sveikatą, lytinį gyvenimą, įsitikinimus ar kitus ypač jautrius dalykus, šiuos duomenis tvarkome tik su aiškiu jūsų sutikimu (BDAR 9 straipsnio 2 dalies a punktas).

Jei į mūsų laišką atsakote el. paštu, svetainė atsakymą gali įtraukti prie užsakymo arba parodyti mums, kad nuspręstume. Priedų neįtraukiame. Iš svetainės jis ištrinamas kartu su kitais užsakymo laiškais, o pašto dėžutėje lieka, kol jį ištriname joje.

Savo pastabas ir sutartus darbus užsirašome prie užsakymo: niekam jų nesiunčiame, ištriname kartu su laiškais, o jums paprašius visas jas pateikiame.

Pradėtą, bet dar neišsiųstą atsakymą laikome serveryje, kol jį išsiunčiame arba ištriname, bet ne ilgiau kaip ${forDays(UNFINISHED_DAYS)} nuo paskutinio pakeitimo. Jis ištrinamas ir kartu su jūsų laiškais, o jums paprašius jį pateikiame.

Apie partnerį ir kitus žmones rašykite tik tiek, kiek būtina. Jų vardų ir pavardžių mums nereikia.

### Apmokėjimas ir apskaita

- **Duomenys:** vardas ir pavardė, el. pašto adresas, mokėjimo suma, data ir būsena. Kortelės duomenis įvedate išorinėje mokėjimų sistemoje – mes jų nematome ir nesaugome.
- **Tikslas:** priimti mokėjimą, grąžinti pinigus, tvarkyti apskaitą.
- **Teisinis pagrindas:** sutarties vykdymas ir teisinė prievolė (BDAR 6 straipsnio 1 dalies b ir c punktai).

### Sutarties atsisakymas

- **Duomenys:** vardas, užsakymas, kurio atsisakote, el. pašto adresas, užsakymo data ar pastaba, jei ją parašote, ir gavimo laikas.
- **Tikslas:** priimti forma ar el. paštu pateiktą atsisakymą, patvirtinti jo gavimą ir grąžinti pinigus.
- **Teisinis pagrindas:** teisinė prievolė (BDAR 6 straipsnio 1 dalies c punktas).

### Jūsų laiškai mums

- **Duomenys:** el. pašto adresas, vardas ir laiško turinys.
- **Tikslas:** atsakyti į klausimą ar išnagrinėti prašymą.
- **Teisinis pagrindas:** teisėtas interesas atsakyti jums (BDAR 6 straipsnio 1 dalies f punktas).

### Svetainės saugumas

- **Duomenys:** IP adresas, užklausos laikas, naršyklės tipas, klaidų įrašai.
- **Tikslas:** apsaugoti svetainę nuo piktnaudžiavimo, šalinti klaidas.
- **Teisinis pagrindas:** teisėtas interesas užtikrinti svetainės saugumą (BDAR 6 straipsnio 1 dalies f punktas).

### Lankomumo analitika

Šiuos duomenis tvarkome tik tada, kai svetainėje įjungta „Google Analytics“ ir jūs su ja sutikote. Be sutikimo ji neįkeliama.

- **Duomenys:** aplankyto puslapio adresas ir pavadinimas, ankstesnio puslapio adresas, apsilankymo laikas ir trukmė, veiksmai puslapyje, naršyklės, įrenginio ir kalbos duomenys, apytikslė vieta ir slapuke saugomas atsitiktinis numeris.
- **Tikslas:** sužinoti, kurie puslapiai skaitomi, ir juos gerinti.
- **Teisinis pagrindas:** jūsų sutikimas (BDAR 6 straipsnio 1 dalies a punktas). Jį duodate paspaudę „Sutinku“ puslapio apačioje, o atšaukti galite bet kada, ten pat paspaudę „Slapukų nustatymai“.

Apie slapukus ir naršyklėje laikomus įrašus skaitykite [slapukų politikoje](/p/slapuku-politika).

Privalomi tik formose taip pažymėti duomenys: jų nepateikę negalėsite pasinaudoti paslauga.

## 3. Testų atsakymai

Atsakymai apie santykius gali atskleisti ypač jautrių dalykų, todėl svarbu žinoti, kas su jais vyksta:

- kol testo nepateikėte, atsakymai lieka tik jūsų naršyklės kortelėje ir mūsų nepasiekia;
- skaičiuojame tik tai, kiek lankytojų per dieną pasiekia kiekvieną klausimą ir kiek jų pamato rezultatą: tai bendri skaičiai, be atsakymų, slapukų ir duomenų apie jus;
- rezultatą galite pamatyti ir be el. pašto: paspaudus „Rodyti rezultatą be el. pašto“, atsakymai atsiunčiami tik balams suskaičiuoti ir niekur neišsaugomi;
- pateikę testą, išsaugome atsakymus, balus, rezultato grupę ir dieną, o el. pašto adresą ir vardą – tik tada, kai pažymite, kad su tuo sutinkate;
- jei paspaudžiate „Rodyti ir atsiųsti“, nurodytu el. paštu atsiunčiame privačią nuorodą į rezultatą: pačiame laiške rezultato nėra, o puslapį su rezultatu, bet be atsakymų, saugome ${forDays(RESULT_DAYS)} arba kol jį ten pat ištrinate; vietoj jūsų adreso prie jo laikome tik slaptu raktu iš adreso sudarytą kodą, kad paprašę duomenis parodyti ar ištrinti rastume ir rezultatą;
- jei pažymite, kad norite naujienlaiškių pagal testo rezultatą, rezultato grupę galime perduoti naujienlaiškių siuntimo paslaugai „Omnisend“; be šio sutikimo jos neperduodame;
- jei sutinkate palyginti rezultatą su kitu žmogumi, jam parodome tik jūsų sričių procentus; be el. pašto ir vardo juos saugome ${forDays(COMPARISON_DAYS)} arba kol vienas iš jūsų atšaukia sutikimą;
- bet kada galite atšaukti sutikimą arba duomenis ištrinti puslapyje [Mano duomenys](/mano-duomenys);
- atsakymai nepatenka į svetainės žurnalus, jų neperduodame nei rinkodaros, nei analitikos, nei dirbtinio intelekto paslaugoms ir neparduodame.

Balus apskaičiuoja programa pagal iš anksto nustatytas taisykles. Rezultatas yra tik pagalba savistabai: jokių sprendimų pagal jį nepriimame.

## 4. Kiek laiko saugome duomenis

- **Testų duomenis** – ${forMonths(QUIZ_ANSWERS_MONTHS)} nuo testo pateikimo arba iki sutikimo atšaukimo, jei atšaukiate anksčiau; rezultatą, pasiekiamą per nuorodą iš laiško, – ${forDays(RESULT_DAYS)} arba kol jį ištrinate.
- **Konsultacijų užklausas** – ${forMonths(BOOKING_MONTHS)} nuo pateikimo.
- **Naujienlaiškio duomenis** – iki sutikimo atšaukimo. Nepatvirtintą prašymą saugome ${forDays(PENDING_SUBSCRIPTION_DAYS)}, o įrašą, kad jo atsisakėte arba kad siuntimą sustabdėme, nes tokio adreso nebėra, – dar ${forMonths(LEFT_SUBSCRIPTION_MONTHS)}, kad galėtume tai įrodyti. Vėliau, kaip ir ištrynus jūsų duomenis, lieka tik slaptuoju raktu sudarytas adreso ženklas: adreso iš jo perskaityti neįmanoma, bet pagal jį pasirūpiname, kad į gavėjų sąrašą jūsų nebegalėtų įrašyti niekas kitas. Patys užsiprenumeruoti galite bet kada – tada ženklą ištriname.
- **Konsultacijų laiškus, pastabas ir prie užsakymo pridėtus testų rezultatus** – kol teikiama paslauga ir ${forMonths(ORDER_MESSAGE_MONTHS)} po jos pabaigos, nebent paprašysite ištrinti arba atšauksite sutikimą anksčiau.
- **Sutarties atsisakymus** – ${forMonths(WITHDRAWAL_MONTHS)}: jie pagrindžia grąžintus pinigus, todėl saugomi kaip apskaitos dokumentai.
- **Apmokėjimo ir apskaitos duomenis** – tiek, kiek reikalauja apskaitą, mokesčius ir vartotojų teises reglamentuojantys teisės aktai. Mokėjimų sistemos pranešimą, kurio svetainei nepavyko perskaityti, laikome užšifruotą, kol jį perskaito, ilgiausiai ${forDays(SEALED_EVENT_DAYS)}.
- **Svetainės jums siunčiamų laiškų įrašus** – ${forDays(SENT_KEPT_DAYS)} nuo išsiuntimo; jei išsiųsti nepavyko – ${forDays(UNSENT_KEPT_DAYS)}.
- **Lankomumo analitikos duomenis** – ne ilgiau kaip 14 mėnesių.
- **Kitus laiškus** – kol atsakome į jūsų klausimą, bet ne ilgiau kaip 12 mėnesių.
- **Atsargines kopijas** – ne ilgiau kaip ${forDays(BACKUP_DAYS)}; ką ištrynėte, atkūrę kopiją ištriname vėl.
- **Saugumo įrašus** – ne ilgiau, nei būtina saugumui užtikrinti ir klaidoms ištirti; užšifruotus tinklo ir el. pašto adreso ženklus, pagal kuriuos ribojame siunčiamų laiškų skaičių, – parą.

Pasibaigus terminui, duomenis ištriname arba nuasmeniname. Ilgiau juos saugome tik tada, kai to reikia teisiniam reikalavimui pareikšti ar nuo jo apsiginti.

## 5. Kam perduodame duomenis

Duomenų neparduodame. Juos gauna tik mums dirbti padedantys paslaugų teikėjai ir tik tiek, kiek jiems būtina:

- svetainės prieglobos paslaugos teikėjas;
- duomenų bazės paslaugos teikėjas;
- išorinės mokėjimų sistemos teikėjas, kai perkate; mokėjimų duomenis jis tvarko ir kaip savarankiškas valdytojas;
- el. pašto paslaugos teikėjas, kai su mumis susirašinėjate;
- „Google Ireland Limited“, lankomumo analitikos paslaugos teikėja, – tik kai analitika svetainėje įjungta ir jūs su ja sutikote;
- naujienlaiškių siuntimo paslaugos „Omnisend“ teikėjas – tik kai ši paslauga naudojama ir jūs patvirtinote prenumeratą.

Duomenis taip pat galime pateikti valstybės institucijoms ar teismams, jei mus įpareigoja įstatymai. Išsamų duomenų gavėjų sąrašą atsiųsime jūsų prašymu.

## 6. Duomenų perdavimas už Europos ekonominės erdvės ribų

Kai kurie paslaugų teikėjai gali tvarkyti duomenis ne Europos ekonominėje erdvėje. Tokiu atveju remiamės Europos Komisijos sprendimu dėl tinkamo apsaugos lygio (pavyzdžiui, dėl ES ir JAV duomenų privatumo sistemos) arba Europos Komisijos patvirtintomis standartinėmis sutarčių sąlygomis. Šių apsaugos priemonių kopiją galite gauti parašę mums.

## 7. Kaip saugome duomenis

Ryšys su svetaine yra šifruojamas, o duomenis gali pasiekti tik tie, kuriems to reikia darbui. Jei įvyktų pažeidimas, galintis kelti didelį pavojų jūsų teisėms, apie jį pranešime jums ir priežiūros institucijai teisės aktų nustatyta tvarka.

## 8. Jūsų teisės

Jūs turite teisę:

- sužinoti, ar tvarkome jūsų duomenis, ir gauti jų kopiją;
- ištaisyti netikslius duomenis;
- prašyti ištrinti duomenis;
- apriboti duomenų tvarkymą;
- gauti savo duomenis įprastu elektroniniu formatu ir perkelti juos kitam valdytojui;
- nesutikti, kad duomenys būtų tvarkomi teisėto intereso pagrindu;
- bet kada atšaukti sutikimą; tai nedaro poveikio iki atšaukimo atlikto duomenų tvarkymo teisėtumui.

Greičiausia tai padaryti puslapyje [Mano duomenys](/mano-duomenys): įrašote el. pašto adresą, gaunate laišką su nuoroda ir iškart galite duomenis pamatyti, atsisiųsti, atšaukti sutikimą arba viską ištrinti. Nuoroda galioja ${DATA_LINK_HOURS} val. Atšaukus sutikimą dėl testų, iš jų pašalinami vardas ir el. pašto adresas. Ištrynus duomenis, lieka tik:

${Object.values(kept)
  .map(({ what, until, why }) => `- **${what}** – ${until}: ${why}.`)
  .join('\n')}

Taip pat galite rašyti adresu [labas@santykiu-akademija.lt](mailto:labas@santykiu-akademija.lt). Atsakysime nemokamai ir ne vėliau kaip per vieną mėnesį; jei prašymas sudėtingas, šį terminą galime pratęsti dar dviem mėnesiais ir apie tai jums pranešime. Galime paprašyti patvirtinti tapatybę, pavyzdžiui, parašyti iš to paties el. pašto adreso.

Naujienlaiškio atsisakysite paspaudę nuorodą jo pabaigoje.

## 9. Kur kreiptis su skundu

Jei manote, kad jūsų duomenis tvarkome netinkamai, parašykite mums. Taip pat turite teisę bet kada pateikti skundą Valstybinei duomenų apsaugos inspekcijai ([vdai.lrv.lt](https://vdai.lrv.lt)).

## 10. Nepilnamečiai

Mūsų paslaugos skirtos pilnamečiams. Jei sužinome, kad duomenis pateikė jaunesnis nei 18 metų asmuo, juos ištriname.

## 11. Politikos pakeitimai

Pasikeitus paslaugoms ar teisės aktams, šią politiką atnaujinsime ir nurodysime naują įsigaliojimo datą. Apie svarbius pakeitimus pranešime svetainėje, o jei jie susiję su jūsų sutikimu, paprašysime jo iš naujo.`,
  published: true,
  readingTime: 10,
  category: null,
  tags: ['privatumas', 'asmens duomenys'],
  seoTitle: 'Privatumo politika ir jūsų duomenys',
  metaDescription:
    'Kaip „Santykių akademija“ tvarko naujienlaiškio, testų ir konsultacijų duomenis: tikslai, teisiniai pagrindai, saugojimo terminai, gavėjai ir jūsų teisės.',
  focusKeyword: 'privatumo politika',
  metaKeywords: [
    'privatumo politika',
    'asmens duomenų apsauga',
    'BDAR',
    'sutikimas tvarkyti duomenis',
    'duomenų saugojimo terminai',
  ],
  imageUrl: null,
  imageAltText: null,
  createdAt: '2026-11-17T08:00:00.000Z',
}
