import type { SeedPost } from '../seed-content.ts'

export const article: SeedPost = {
  slug: 'kaip-kalbetis-apie-seksa-zodziai-nuo-kuriu-lengviau-pradeti',
  title: 'Kaip kalbėtis apie seksą: žodžiai, nuo kurių lengviau pradėti',
  excerpt:
    'Kartais mylėtis lengviau negu apie tai kalbėtis. Parengėme sakinių pradžiai, ' +
    'norui, atsisakymui ir nejaukiai tylai ir paaiškinome, ką daryti išgirdus atsakymą.',
  content: `Kartais atrodo, kad lietuvių kalboje apie seksą turime arba medicinos terminus, arba keiksmažodžius, arba tylą. Todėl net po dešimties metų kartu gali būti lengviau aptarti paskolos palūkanas negu tai, kas jam gera. O neaptarus lieka spėlioti, ir lengva spėlioti savo nenaudai: „matyt, nebepatinku“, „matyt, per daug noriu“.

Toliau – sakiniai, kuriuos galite ištarti tokius, kokie yra, arba pasakyti savaip. Paaiškiname ir tai, kaip elgtis sulaukus vieno ar kito atsakymo.

## Kur ir kada

Pirmą kartą – ne lovoje, ne tuoj po sekso ir ne per ginčą. Lovoje bet kokia pastaba skamba kaip vertinimas, o įpykus – kaip ginklas. Geriausia ten, kur nereikia žiūrėti į akis: automobilyje pakeliui iš sodo, einant aplink ežerą, plaunant indus. Ir trumpai: dešimties minučių pradžiai pakanka. Ilgainiui galėsite kalbėtis ir lovoje, prie įžiebtos lempos, tik pirmų pokalbių ten nepradėkite.

Susitarkite ir dėl žodžių. „Kaip mums apie tai kalbėti, kad nė vienam nebūtų nei juokinga, nei šlykštu?“ Kai kurios poros pasirenka paprastus anatominius žodžius, kitos susigalvoja savus. Tinka bet kurie, jei abiem patogu.

## Pirmas sakinys

Sunkiausia ištarti būtent jį. Keletas pradžių:

> „Noriu pasikalbėti apie mūsų seksą. Nieko blogo nenutiko, tiesiog seniai nekalbėjome. Ar dabar tinkamas metas?“
>
> „Man nejauku, todėl gal kalbėsiu nerišliai. Bet man svarbu, kad mums abiem būtų gera.“
>
> „Skaičiau straipsnį apie tai, kaip poros kalbasi apie seksą. Ar norėtum pabandyti vieną klausimą?“

**Jei atsako „gerai“** – pradėkite nuo to, kas gera jau dabar (kitas skyrelis). Ne nuo to, ko trūksta.

**Jei atsako „ne dabar“** – nespauskite. „Supratau. Kada galėčiau paklausti dar kartą?“ Sutartą dieną paklauskite vieną kartą ir ramiai.

**Jei atsako juokeliu** – juokas kartais slepia gėdą. Nusišypsokite ir pabandykite dar kartą: „Man irgi juokinga. Ir vis tiek norėčiau.“

**Jei atsako „kas, aš tau netinku?“** – neįrodinėkite, o nuraminkite ir pasakykite, ko norite: „Tinki. Kalbu kaip tik todėl, kad man svarbu būti su tavimi.“

## Pradėkite nuo to, kas patinka

Žmogui, kuris girdi tik trūkumus, lieka dvi išeitys: gintis arba pasitraukti. Todėl pirmuosius du ar tris kartus kalbėkite tik apie tai, kas gera. Užbaikite sakinius:

- „Man gera, kai tu…“
- „Prisimenu tą kartą, kai… Patiko, nes…“
- „Aš greičiau atsipalaiduoju, jei prieš tai…“
- „Kai mane palieti čia ir taip, man…“

Klausytojui tenka vienas darbas – pasitikslinti. Tarkime, pora grįžta iš sodo, už lango temsta, vaikai ant galinės sėdynės jau miega:

> – Man buvo gera aną šeštadienį, kai niekur neskubėjome.
>
> – Ar todėl, kad buvo daugiau laiko, ar kad pirma ilgai kalbėjomės?
>
> – Dėl kalbėjimo. Tada jaučiu, kad nori manęs, o ne bet ko.
>
> – Nežinojau. Man atrodė, kad kalbos tau trukdo.

Keturios replikos – ir vienas spėjimas, su kuriuo gyventa metų metus, atkrito. Kas įpranta kalbėti apie tai, kas malonu, tam gali būti lengviau prabilti ir apie tai, kas nemalonu.

## Kai ko nors norite kitaip

Prašymas lieka prašymu tik tada, kai į jį galima atsakyti „ne“. Kalbėkite apie save, apie vieną dalyką ir apie kitą kartą, o ne apie visus praėjusius.

| Užuot sakę | Pabandykite |
| --- | --- |
| „Tu visada skubi.“ | „Man reikia daugiau laiko. Ar kitą kartą pirmą ketvirtį valandos galėtume tik glamonėtis?“ |
| „Tau dar bent kiek įdomu?“ | „Pasiilgau tavo iniciatyvos. Man būtų gera, jei kartais pradėtum tu.“ |
| „Man taip nepatinka.“ | „Kai darai taip, man šiek tiek skauda. O kai švelniau ir lėčiau, gera.“ |
| „Kodėl niekada nieko naujo?“ | „Turiu vieną norą. Papasakosiu, o tu gali pasakyti „taip“, „ne“ arba „pagalvosiu“.“ |

**Jei atsako „taip“** – vis tiek pasiteiraukite darydami: „Ar gerai? Ar tęsti?“ Sutikimas duodamas ne vienam vakarui iš anksto, o kiekvienai akimirkai.

**Jei atsako „ne“** – padėkokite ir palikite. „Gerai. Ačiū, kad atsakei tiesiai.“ Neklauskite to paties po savaitės ir neklauskite išgėrę.

**Jei atsako „pagalvosiu“** – priimkite tai kaip tikrą atsakymą, ne kaip lėtą „taip“. Paklauskite: „Ar apie tai prabilsi tu, ar po kurio laiko paklausti man?“

## Kai nenorite jūs

Atsisakyti galima be priežasties. Tačiau šiltai pasakytas „ne“ durų neužtrenkia:

> „Šiandien ne. Diena mane išsunkė. Norėčiau pagulėti apsikabinę.“
>
> „Dabar ne, bet man malonu, kad manęs nori. Pakalbėkime apie tai šeštadienį.“
>
> „Prašau, sustok. Man nebegera. Tu nieko blogo nepadarei.“

Paskutinis sakinys tinka bet kada, ir po jo viskas nutrūksta iš karto. Kitas atsako: „Gerai. Ko tau dabar reikia?“ Ne „kodėl“ ir ne „juk norėjai“.

Gavus „ne“, galima liūdėti. Liūdesį pasakykite kaip savo: „Man truputį liūdna, bet viskas gerai. Eikš šalia.“ Kai po atsisakymo nebaudžiama tyla, kitą kartą „taip“ ištarti lengviau. Priežasčių, kodėl vienam norisi rečiau, būna daug; viena jų paaiškinta straipsnyje [„Aistra turi ateiti savaime“](/blog/aistra-turi-ateiti-savaime-mitas-apie-geisma).

## Keblios akimirkos

**Stoja tyla.** Neskubėkite jos užpildyti. Suskaičiuokite iki dešimties, tada: „Tyla man tinka. Gal reikia pagalvoti?“

**Vienas ima verkti.** Sustabdykite temą, ne artumą: „Sustokime. Pabūkime taip.“ Dėl ko buvo ašaros, galėsite paklausti kitą dieną.

**Pasirodo, kad norai nesutampa.** Tai normalu ir nebūtinai turi išsispręsti. Paklauskite: „Ką iš to, ko tu nori, aš galėčiau duoti su malonumu?“ Ne iš pareigos – su malonumu. O tai, ko duoti nenorite, taip ir lieka noru, ir jūs vis tiek galite būti artimi.

**Skauda ar nebepavyksta kaip anksčiau.** Nedarykite iš to nei tragedijos, nei paslapties: „Pastebėjau, kad man pastaruoju metu skauda. Noriu pasitarti su gydytoju. Ar nueitum kartu?“ Šiuos sunkumus sprendžia ginekologai, urologai, šeimos gydytojai, ir kreiptis verta anksčiau, negu imsite vengti artumo.

**Prisiminėte tai, kas buvo padaryta be jūsų valios.** Apie tai galite papasakoti tada, kada norite, ir tiek, kiek norite. „Yra dalykas iš praeities, kuris man trukdo. Nenoriu dabar pasakoti visko. Man padėtų, jei visada pirma paklaustum.“ Su tokia patirtimi padeda dirbti psichoterapeutai.

## Sakiniai, po kurių reikia sustoti

„Jei mylėtum, duotum.“ „Kitos normaliai daro.“ „Jei ne tu, rasiu kitą.“ „Juk esi mano žmona.“ „Ko čia laužaisi, juk tu pradėjai.“ Tai ne pokalbis apie seksą, o spaudimas. Sutikimas, išgautas grasinimu, įkyriu prašinėjimu, alkoholiu ar pinigais, nėra sutikimas.

Jei taip kalbama su jumis, bėda tikrai ne jūsų geisme. Kur kreiptis, kai artumas virsta prievarta, surašyta [pagalbos puslapyje](/support). Ten nurodytais telefonais skambinti galite ir tada, kai dar nežinote, kaip tai pavadinti. O jei taip kalbate jūs, sustokite šįvakar ir pasitarkite su specialistu.

## Pirmai savaitei

Neplanuokite didelio pokalbio. Pirmą savaitę pakanka trijų sakinių: vieno apie tai, kas jums gera, vieno klausimo ir vieno „ačiū“. Antrą savaitę, jei abu norite, kartu užpildykite [artumo žemėlapį](/blog/artumo-zemelapis-darbo-lapas-dviem): jame klausimai jau surašyti, tad lieka tik pasirinkti, kur dėti ženklą.

O ko artumui tarp judviejų jau užtenka ir ko trūksta, parodys [emocinio ir fizinio artumo testas](/testas/artumo-testas).
`,
  published: true,
  readingTime: 6,
  category: 'Intymumas',
  tags: ['intymumas', 'seksas', 'pokalbiai', 'sutikimas', 'ribos'],
  seoTitle: 'Kaip kalbėtis apie seksą: nuo ko pradėti',
  metaDescription:
    'Kaip kalbėtis apie seksą su partneriu: sakiniai pradžiai, norui ir atsisakymui, ką daryti ' +
    'su kiekvienu atsakymu ir kada pokalbis virsta spaudimu.',
  focusKeyword: 'kaip kalbėtis apie seksą',
  metaKeywords: [
    'kaip kalbėtis apie seksą',
    'seksas poroje',
    'intymumas poroje',
    'sutikimas',
    'pokalbis apie seksą',
    'ribos poroje',
  ],
  imageUrl: '/covers/kaip-kalbetis-apie-seksa-zodziai-nuo-kuriu-lengviau-pradeti.svg',
  imageAltText: 'Pora, susikibusi rankomis, sėdi lovoje ir kalbasi prie įžiebtos lempos.',
  createdAt: '2026-01-14T07:45:00.000Z',
}
