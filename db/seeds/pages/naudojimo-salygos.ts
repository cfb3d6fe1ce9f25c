import { WEEK_FOR_ONE_QUESTION } from '#src/features/consultations/package-texts.ts'
import { seller, sellerLine } from '#src/features/settings/seller-texts.ts'
import type { SeedPost } from '../seed-content.ts'

export const page: SeedPost = {
  slug: 'naudojimo-salygos',
  title: 'Naudojimo sąlygos',
  excerpt:
    'Svetainės ir konsultacijų taisyklės: paslaugos, kainos, prenumerata, sutarties atsisakymas ir atsakomybė.',
  content: `Įsigalioja nuo 2026 m. lapkričio 20 d.

Šios sąlygos galioja tarp jūsų ir „Santykių akademijos“, kai naudojatės svetaine, atliekate testus ar įsigyjate konsultacijas. Perskaitykite jas prieš pirkdami – taip abi šalys žinos, ko tikėtis.

## 1. Kas mes esame

Paslaugas teikia ${sellerLine(seller)}. Rekvizitus rasite ir [kontaktų puslapyje](/contact).

Paslaugas gali pirkti pilnamečiai asmenys. Sutartis sudaroma lietuvių kalba.

## 2. Paslaugos ir kainos

- **Savaitės konsultacijos el. paštu** – 39 €, vienkartinis mokėjimas. Trukmė – 7 dienos, į laišką atsakome per 4 valandas. ${WEEK_FOR_ONE_QUESTION}
- **Mėnesio konsultacijos el. paštu** – 79 € per mėnesį, prenumerata. Klausimų skaičius neribojamas, į laišką atsakome per 2 valandas.
- **Individuali konsultacija** – 60 min., 80 €.
- **Porų konsultacija** – 90 min., 120 €.
- **Intensyvi programa** – 3 susitikimai, 320 €.

Visi individualių ir porų konsultacijų bei intensyvios programos laikai užimti artimiausias 90 dienų, todėl šiuo metu jų užsakyti negalima.

Kainos nurodytos eurais ir yra galutinės: į jas įskaičiuoti visi mokesčiai, įskaitant PVM, kai jis taikomas. Papildomų mokesčių netaikome. Straipsniai ir testai yra nemokami.

## 3. Ko mūsų paslaugos neatstoja

Teikiame santykių ugdymo ir konsultavimo paslaugas. Tai nėra sveikatos priežiūra, psichoterapija, teisinė pagalba ar skubi pagalba ištikus krizei. Diagnozių nenustatome, gydymo neskiriame, o testų rezultatai skirti tik savistabai.

Jei jaučiate, kad reikia gydytojo, psichologo ar psichoterapeuto pagalbos, kreipkitės į juos. Jei kyla pavojus gyvybei ar sveikatai, skambinkite bendruoju pagalbos numeriu 112. Patyrus smurtą artimoje aplinkoje, nemokamai padeda Specializuotos kompleksinės pagalbos centrai.

## 4. Užsakymas ir apmokėjimas

Pasirinkę paketą, pereinate į išorinės mokėjimų sistemos puslapį ir mokate banko kortele. Sutartis laikoma sudaryta, kai mokėjimas patvirtinamas. Patvirtinimą ir informaciją, kur rašyti laiškus, gaunate el. paštu.

Jei mokėjimas nepavyko, sutartis nesudaroma. Suklydote pirkdami? Parašykite mums, ir padėsime viską ištaisyti.

## 5. Kaip teikiame konsultacijas

Savaitės paketo 7 dienos skaičiuojamos nuo tada, kai pradedame teikti paslaugą. Jei pagal prenumeratą konsultuoti pradedame ne iš karto po apmokėjimo, tiek pat dienų konsultuotis galėsite pasibaigus paskutiniam apmokėtam laikotarpiui; kito mokėjimo diena dėl to nesikeičia. Atsakymo laikas skaičiuojamas nuo jūsų laiško gavimo.

Savo laisvas dienas iš anksto paskelbiame [konsultacijų puslapyje](/consultations). Jei laišką gavome jau po paskelbimo, šios dienos į atsakymo laiką neįskaičiuojamos.

Pasibaigus apmokėtam laikotarpiui, laiškus priimame dar vieną dieną ir į juos atsakome įprasta tvarka. Vėliau susirašinėjimą galite skaityti, o norėdami tęsti užsisakykite naują paketą. Laišką, kurį pradėjote rašyti anksčiau, priimsime ir tada, tik be atsakymo termino.

Jei laiku neatsakėme arba atsakymas neatitinka to, dėl ko susitarėme, parašykite mums. Turite teisę reikalauti, kad trūkumus ištaisytume neatlygintinai, o jei to nepadarome, – sumažinti kainą arba nutraukti sutartį ir atgauti pinigus.

## 6. Mėnesio prenumerata: pratęsimas ir nutraukimas

Prenumerata galioja vieną mėnesį ir kas mėnesį automatiškai pratęsiama tokiam pat laikotarpiui. Kiekvieno laikotarpio pradžioje iš jūsų sąskaitos nuskaičiuojama 79 €. Minimalaus prenumeratos laikotarpio nėra.

Nutraukti prenumeratą galite bet kada iki kito mokėjimo dienos: savo užsakymo puslapyje arba parašę adresu [labas@santykiu-akademija.lt](mailto:labas@santykiu-akademija.lt). Priežasties nurodyti nereikia ir papildomai mokėti neteks. Nutraukę galite konsultuotis iki apmokėto laikotarpio pabaigos, o kitas mokėjimas nebenuskaičiuojamas.

Jei kito laikotarpio apmokėti nepavyksta, apie tai parašome užsakymo puslapyje, o laiškus priimame iki apmokėto laikotarpio pabaigos ir dar vieną dieną. Kai apmokėsite, tęsime.

Jei prenumeratos kaina keisis, apie tai pranešime el. paštu ne vėliau kaip prieš 30 dienų. Nauja kaina bus taikoma tik nuo kito laikotarpio, o jei su ja nesutiksite, prenumeratą galėsite nutraukti.

## 7. Teisė atsisakyti sutarties per 14 dienų

Jei paslaugą įsigijote kaip vartotojas, per 14 dienų nuo sutarties sudarymo galite jos atsisakyti nenurodydami priežasties. Šią teisę numato Lietuvos Respublikos civilinis kodeksas.

Kaip atsisakyti:

1. Užpildykite [sutarties atsisakymo formą](/sutarties-atsisakymas) – nuoroda „Atsisakyti sutarties čia“ yra kiekvieno puslapio apačioje. Nurodykite savo vardą, užsakymą ir el. pašto adresą.
2. Patikrinkite, ką įrašėte, ir paspauskite „Patvirtinti atsisakymą“.

Patvirtinimą su gavimo data ir laiku iškart parodysime ekrane, jį galėsite atsisiųsti ir gausite el. paštu. Jei patogiau, parašykite laisva forma adresu [labas@santykiu-akademija.lt](mailto:labas@santykiu-akademija.lt) – kad laišką gavome, nedelsdami patvirtinsime.

Svarbu, kad pranešimą išsiųstumėte iki 14 dienų termino pabaigos.

Pinigus grąžinsime nedelsdami, ne vėliau kaip per 14 dienų nuo pranešimo gavimo, ta pačia mokėjimo priemone, kuria mokėjote, nebent aiškiai susitarsime kitaip. Už grąžinimą nieko mokėti nereikės.

**Jei norite, kad konsultuoti pradėtume iš karto.** Kol nepasibaigė 14 dienų, paslaugą teikti pradedame tik jums to aiškiai paprašius. Tokiu atveju, atsisakę sutarties, sumokate tik už iki atsisakymo suteiktą dalį: ji skaičiuojama proporcingai tam, kiek apmokėto laikotarpio dienų paslauga jau buvo teikiama. Likusią sumą grąžiname.

**Kada atsisakyti nebegalima.** Jei paslauga visiškai suteikta, o prieš ją pradedant teikti aiškiai su tuo sutikote ir pripažinote, kad ją visiškai suteikus neteksite teisės atsisakyti sutarties, šia teise pasinaudoti nebegalima.

## 8. Testai, straipsniai ir naujienlaiškis

Į testų klausimus galite atsakinėti nenurodę el. pašto adreso: kol testo nepateikėte, atsakymai lieka tik jūsų naršyklės kortelėje. Rezultatą galite pamatyti ir be el. pašto. El. pašto adresą ir vardą kartu su atsakymais saugome tik jums sutikus, kaip paaiškinta [privatumo politikoje](/p/privatumo-politika).

Straipsniuose ir testuose dalijamės bendro pobūdžio žiniomis, todėl prieš priimdami svarbius sprendimus įvertinkite savo aplinkybes arba pasitarkite su specialistu. Naujienlaiškį siunčiame tik tiems, kurie jį užsiprenumeravo, ir jo galima bet kada atsisakyti paspaudus nuorodą kiekvieno naujienlaiškio pabaigoje.

## 9. Ko prašome jūsų

- Rašydami mums būkite pagarbūs.
- Pateikite teisingą el. pašto adresą, kad atsakymas jus pasiektų.
- Nesiųskite kitų žmonių asmens duomenų, kurie konsultacijai nebūtini.
- Netrikdykite svetainės veikimo ir nebandykite prisijungti ten, kur jums prieiga nesuteikta.
- Konsultaciją naudokite tik savo reikmėms ir neperleiskite jos kitiems.

Jei šių taisyklių šiurkščiai nepaisoma, galime nutraukti paslaugos teikimą ir grąžinti pinigus už nesuteiktą jos dalį.

## 10. Konfidencialumas ir asmens duomenys

Jūsų laiškų turinio neatskleidžiame, išskyrus atvejus, kai mus įpareigoja įstatymai, pavyzdžiui, iškilus rimtam pavojui žmogaus gyvybei ar vaikui. Kaip tvarkome asmens duomenis, paaiškinta [privatumo politikoje](/p/privatumo-politika), o apie slapukus rašome [slapukų politikoje](/p/slapuku-politika).

## 11. Intelektinė nuosavybė

Svetainės tekstai, testai, vaizdai ir prekės ženklas priklauso „Santykių akademijai“ arba naudojami teisėtai. Turinį galite skaityti, išsisaugoti savo reikmėms ir dalytis nuorodomis į jį. Kopijuoti, skelbti ar naudoti jį komerciniais tikslais galima tik gavus mūsų rašytinį sutikimą, išskyrus įstatymų leidžiamus atvejus.

Jūsų laiškai lieka jūsų: juos naudojame tik konsultacijai suteikti.

## 12. Atsakomybė

Konsultuojame atidžiai ir sąžiningai, tačiau konkretaus rezultato pažadėti negalime: santykiai priklauso nuo abiejų žmonių, o sprendimus priimate jūs. Todėl neatsakome už pasekmes, kilusias dėl to, kad mums pateikta klaidinga ar ne visa informacija, ir už išorinių svetainių, į kurias pateikiame nuorodas, turinį.

Siekiame, kad svetainė veiktų be sutrikimų, bet trumpam ji gali būti nepasiekiama dėl techninių darbų ar ne nuo mūsų priklausančių priežasčių.

Niekas šiose sąlygose neriboja įstatymų jums suteiktų vartotojo teisių ir mūsų atsakomybės už tyčia ar dėl didelio neatsargumo padarytą žalą arba žalą gyvybei ar sveikatai.

## 13. Pretenzijos ir ginčai

Jei esate nepatenkinti paslauga, parašykite adresu [labas@santykiu-akademija.lt](mailto:labas@santykiu-akademija.lt). Motyvuotą atsakymą pateiksime ne vėliau kaip per 14 dienų nuo pretenzijos gavimo.

Jei atsakymas jūsų netenkins arba jo negausite, galėsite kreiptis į Valstybinę vartotojų teisių apsaugos tarnybą ([vvtat.lrv.lt](https://vvtat.lrv.lt)), kuri vartojimo ginčus nagrinėja ne teismo tvarka, arba į teismą.

## 14. Taikytina teisė ir sąlygų keitimas

Šioms sąlygoms taikoma Lietuvos Respublikos teisė. Jei gyvenate kitoje Europos Sąjungos valstybėje, jums lieka ir ta apsauga, kurią suteikia privalomos jos teisės normos.

Sąlygas galime keisti. Jau sudarytoms sutartims galioja ta jų redakcija, kuri galiojo perkant, o apie prenumeratoriams svarbius pakeitimus pranešime el. paštu ne vėliau kaip prieš 30 dienų.`,
  published: true,
  readingTime: 7,
  category: null,
  tags: ['sąlygos', 'konsultacijos', 'vartotojų teisės'],
  seoTitle: 'Svetainės ir paslaugų naudojimo sąlygos',
  metaDescription:
    '„Santykių akademijos“ naudojimo sąlygos: konsultacijų kainos, apmokėjimas, mėnesio prenumeratos nutraukimas ir teisė atsisakyti sutarties per 14 dienų.',
  focusKeyword: 'naudojimo sąlygos',
  metaKeywords: [
    'naudojimo sąlygos',
    'sutarties atsisakymas',
    'prenumeratos nutraukimas',
    'konsultacijų kainos',
    'vartotojų teisės',
  ],
  imageUrl: null,
  imageAltText: null,
  createdAt: '2026-11-18T08:00:00.000Z',
}
