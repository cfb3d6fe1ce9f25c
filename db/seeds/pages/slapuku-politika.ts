import type { SeedPost } from '../seed-content.ts'
import { seller, sellerLine } from '#src/features/settings/seller-texts.ts'

export const page: SeedPost = {
  slug: 'slapuku-politika',
  title: 'Slapukų politika',
  excerpt:
    'Kokie įrašai laikomi jūsų naršyklėje, kada naudojami analitikos slapukai ir kaip bet kada pakeisti savo pasirinkimą.',
  content: `Įsigalioja nuo 2026 m. lapkričio 27 d.

Svetainę galite skaityti ir testus atlikti be slapukų. Be jūsų sutikimo naršyklėje laikome tik būtinuosius įrašus. Lankomumo analitikos slapukai įrašomi tik tada, kai analitika svetainėje įjungta ir jūs su ja sutikote.

## 1. Kas yra slapukai

Slapukai – tai nedideli duomenų įrašai, kuriuos svetainė palieka jūsų naršyklėje. Panašiai veikia ir naršyklės saugykla, kurioje svetainė gali įsiminti, pavyzdžiui, pradėto testo atsakymus. Būtiniesiems įrašams naudojame saugyklą ir vieną slapuką – jis aprašytas 2 skyriuje, prie atverto užsakymo. Kitus slapukus įrašo tik analitikos programa, aprašyta 3 skyriuje.

Už naršyklėje paliekamus įrašus atsako ${sellerLine(seller)}.

## 2. Būtinieji įrašai

Jie reikalingi tam, kad svetainė veiktų taip, kaip prašote, todėl sutikimo jiems nereikia. Reklamai ar jūsų elgesiui stebėti jų nenaudojame.

- **Pradėtas testas.** Kai atliekate testą, naršyklės seanso saugykloje („sessionStorage“) laikomi jūsų atsakymai, vieta teste, pažymėti langeliai ir techninis bandymo numeris, kad įkėlę puslapį iš naujo galėtumėte tęsti, o tie patys atsakymai nebūtų įrašyti du kartus. El. pašto adreso ir vardo šiame įraše nėra. Užbaigus testą atsakymus pakeičia rezultatas, kad jis neišnyktų įkėlus puslapį iš naujo. Įrašas lieka tik toje naršyklės kortelėje, kol testą pradedate iš naujo, paspaudžiate „Greitai išeiti“ arba kortelę uždarote.
- **Išsaugotas testo rezultatas.** Jei po testo pažymite „Išsaugoti šiame įrenginyje“, naršyklės vietinėje saugykloje („localStorage“) laikomi balai, rezultato grupė, sričių įvertinimai procentais ir diena, kad kitą kartą galėtumėte palyginti. Atsakymų šiame įraše nėra ir mums jis nesiunčiamas. Kol kortelė atverta, ankstesnis rezultatas laikomas ir seanso saugykloje („sessionStorage“), kad abu būtų matomi greta. Įrašas lieka, kol žymą nuimate, paspaudžiate „Ištrinti išsaugotą rezultatą“ arba „Greitai išeiti“.
- **Jūsų atsakymas dėl analitikos.** Kai paspaudžiate „Sutinku“ arba „Nesutinku“, naršyklės vietinėje saugykloje („localStorage“) įsimename atsakymą, jo datą ir klausimo versiją, kad neklaustume kiekviename puslapyje. Po 12 mėnesių arba pasikeitus klausimui paklausiame iš naujo. Jei analitika svetainėje neįjungta, neklausiame ir tokio įrašo nekuriame.
- **Kvietimas palyginti.** Jei kviečiate kitą žmogų palyginti testo rezultatus arba tokį kvietimą priimate, naršyklės seanso saugykloje („sessionStorage“) laikomos jūsų asmeninė nuoroda, kvietimo nuoroda ir pažymėti langeliai. Įrašas išnyksta, kai paspaudžiate „Greitai išeiti“ arba uždarote kortelę.
- **Atvertas užsakymas.** Kai atveriate savo užsakymo puslapį, įrašome slapuką „\\_\\_Host-uzsakymas“, kuriame užšifruota užsakymo numeris, kada jį atvėrėte ir kada įvedėte savo žodį. Jis siunčiamas tik mūsų svetainei, ir jokia programa puslapyje jo neperskaito. Jis nebegalioja praėjus 30 minučių nuo paskutinio veiksmo, vėliausiai po 12 valandų, taip pat kai paspaudžiate „Užrakinti“ arba „Greitai išeiti“.
- **Neišsiųstas laiškas.** Kol užsakymo puslapyje rašote laišką, tai, ką įrašėte, laikome naršyklės seanso saugykloje („sessionStorage“), kad nedingtų įkėlus puslapį iš naujo ar nutrūkus ryšiui. Įrašas išnyksta, kai laiškas išsiunčiamas, kai paspaudžiate „Greitai išeiti“ arba uždarote kortelę.
- **Greitas išėjimas.** Paspaudus „Greitai išeiti“, naršyklės seanso saugykloje („sessionStorage“) lieka viena žyma be jokio turinio. Pagal ją jūsų asmeniniai puslapiai vėl paliekami, jei kas nors grįžta mygtuku „Atgal“. Ji lieka, kol uždarote kortelę arba tokį puslapį atveriate kitaip.
- **Pranešimas ir paieška pereinant į kitą puslapį.** Trumpas pranešimas arba paieškos žodžiai, kurių nerašome į adresą, akimirką laikomi naršyklės seanso saugykloje („sessionStorage“) ir ištrinami, kai tik kitas puslapis juos parodo.
- **Šviesi ar tamsi išvaizda.** Jei ją pasirenkate patys, pasirinkimą laikome naršyklės vietinėje saugykloje („localStorage“), kol jį pakeičiate arba ištrinate.
- **Administratoriaus įrašai.** Svetainės administratoriui prisijungus prie valdymo srities, jo naršyklės saugykloje laikomi seanso raktas, dar neišsaugoti tekstai ir užrašai bei pasirinktas rašymo būdas, kol administratorius atsijungia, juos išsaugo arba paaiškėja, kad seansas baigėsi. Įprasto lankytojo naršyklėje tokių įrašų nėra.

## 3. Analitika

Lankomumui skaičiuoti svetainėje gali būti įjungta „Google Analytics“. Jos paslaugą teikia „Google Ireland Limited“ (Airija). Ar ji įjungta, matyti iš to, kad per pirmąjį apsilankymą puslapio apačioje paklausiame, ar su ja sutinkate. Jei neklausiame ir puslapio apačioje nėra mygtuko „Slapukų nustatymai“, analitika neįjungta.

Kol nepaspaudėte „Sutinku“, iš „Google“ nieko neįkeliame ir jai nieko nesiunčiame. Paspaudus „Nesutinku“, niekas nepasikeičia: visa svetainė veikia taip pat.

Jei sutinkate:

- **Slapukai.** „Google Analytics“ programa įrašo slapuką „\\_ga“, kuris padeda atskirti vieną naršyklę nuo kitos, ir slapuką, kurio pavadinimas prasideda „\\_ga\\_“, – jis įsimena apsilankymo eigą. Abu priklauso mūsų svetainei, kitos svetainės jų nemato. Jie galioja iki 2 metų nuo paskutinio apsilankymo.
- **Duomenys.** „Google“ gauna aplankyto puslapio adresą ir pavadinimą, ankstesnio puslapio adresą, apsilankymo laiką ir trukmę, veiksmus puslapyje (pavyzdžiui, slinkimą ar nuorodos paspaudimą), naršyklės, įrenginio ir kalbos duomenis bei apytikslę vietą. Vieta nustatoma pagal IP adresą, bet pats IP adresas „Google Analytics“ nesaugomas. Iš puslapių adresų pašaliname viską, kas eina po klaustuko.
- **Tikslas.** Norime žinoti, kurie puslapiai skaitomi, kad galėtume juos gerinti.
- **Saugojimas.** Su naršykle susieti duomenys „Google Analytics“ saugomi ne ilgiau kaip 14 mėnesių.

Jei sutikę atidarote testą, „Google“ sužino, kad atidarėte jo puslapį. Testų atsakymų, rezultatų, vardų ir el. pašto adresų analitikos paslaugai neperduodame. Reklamos funkcijos išjungtos: su reklamos paskyromis apsilankymų nesiejame.

## 4. Ko nenaudojame

Reklamos ir socialinių tinklų stebėjimo slapukų mūsų svetainėje nėra. Naršyklės saugykloje laikomų duomenų neparduodame.

## 5. Apmokėjimo puslapis

Pasirinkę konsultaciją, pereinate į išorinės mokėjimų sistemos svetainę. Ten galioja jos pačios slapukų ir privatumo taisyklės, su kuriomis galite susipažinti prieš mokėdami.

## 6. Kaip pakeisti pasirinkimą ir ištrinti įrašus

Kai analitika įjungta, kiekvieno puslapio apačioje yra mygtukas „Slapukų nustatymai“. Jį paspaudę galite bet kada sutikti arba sutikimą atšaukti. Atšaukus sutikimą, „Google Analytics“ slapukai ištrinami ir duomenys „Google“ nebesiunčiami. Iki tol atlikto duomenų tvarkymo teisėtumui tai poveikio neturi.

Pradėto testo ir jo rezultato įrašas išnyksta, kai uždarote naršyklės kortelę. Išsaugotą rezultatą ištrinate patys, kaip aprašyta 2 skyriuje. Visus įrašus galite ištrinti ir savo naršyklės nustatymuose. Ten pat galima uždrausti juos laikyti ateityje: testą vis tiek galėsite atlikti, tik įkėlus puslapį iš naujo jį teks pradėti nuo pradžių.

## 7. Teisinis pagrindas ir jūsų teisės

Būtinuosius įrašus naudojame jūsų prašomai paslaugai suteikti. Pagal Lietuvos Respublikos elektroninių ryšių įstatymą sutikimo jiems nereikia. Analitiką pagal šį įstatymą ir Bendrojo duomenų apsaugos reglamento (ES) 2016/679 6 straipsnio 1 dalies a punktą naudojame tik jums sutikus.

Apie savo teises ir tai, kaip jomis pasinaudoti, skaitykite [privatumo politikoje](/p/privatumo-politika). Skundą galite pateikti Valstybinei duomenų apsaugos inspekcijai ([vdai.lrv.lt](https://vdai.lrv.lt)).

## 8. Pakeitimai

Jei pradėsime naudoti kitų slapukų ar įrašų, pirmiausia atnaujinsime šį puslapį ir, kai reikia, paprašysime jūsų sutikimo iš naujo.`,
  published: true,
  readingTime: 6,
  category: null,
  tags: ['slapukai', 'privatumas'],
  seoTitle: 'Slapukų politika ir jūsų pasirinkimas',
  metaDescription:
    'Kokie būtinieji įrašai laikomi jūsų naršyklėje, kada „Google Analytics“ įrašo slapukus, kokius duomenis ji gauna ir kaip atšaukti sutikimą.',
  focusKeyword: 'slapukų politika',
  metaKeywords: [
    'slapukų politika',
    'slapukai',
    'būtinieji įrašai',
    'analitikos slapukai',
    'privatumas',
  ],
  imageUrl: null,
  imageAltText: null,
  createdAt: '2026-11-19T08:00:00.000Z',
}
