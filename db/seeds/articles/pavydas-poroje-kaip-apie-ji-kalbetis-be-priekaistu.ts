import type { SeedPost } from '../seed-content.ts'

export const article: SeedPost = {
  slug: 'pavydas-poroje-kaip-apie-ji-kalbetis-be-priekaistu',
  title: 'Pavydas poroje: kaip apie jį kalbėtis be priekaištų',
  excerpt:
    'Pavydas praneša, kad bijote netekti to, kas jums svarbu. Kaip apie jį prabilti be ' +
    'tardymo, kaip atsakyti pavydinčiam partneriui ir kur prasideda kontrolė.',
  content: `Pavydas gali ateiti ne vienas. Kartu ateina gėda („nenoriu būti tas, kuris pavydi“) ir noras kuo greičiau gauti įrodymą, kad viskas gerai. Todėl pavydint lengva arba tylėti, arba klausinėti lyg per tardymą: „Kas tau rašė? Ko šypsaisi?“ Nei tyla, nei tardymas ramybės neatneša.

Į pavydą naudinga žiūrėti kaip į pranešimą. Jis sako, kad kažkas jums labai svarbu ir kad bijote to netekti. O ką su šiuo pranešimu daryti, sprendžiate jūs.

## Pirmiausia pasikalbėkite su savimi

Prieš pradėdami pokalbį, skirkite kelias minutes sau ir atsakykite į tris klausimus:

- Ką iš tikrųjų mačiau ar girdėjau, o ką prisigalvojau?
- Ko labiausiai bijau: būti paliktas, palygintas, nereikalingas?
- Ko man dabar trūksta: dėmesio, aiškumo, laiko dviese?

Gali paaiškėti, kad neramu ne dėl naujos partnerio bendradarbės, o dėl to, kad jau mėnesį nebuvote dviese ilgiau kaip valandą. Tada ir pokalbis bus visai kitoks.

Jei mintys sukasi ratu, savaitę pasižymėkite jas trimis stulpeliais. Užrašytas įtarimas gali pasirodyti mažesnis, negu atrodė naktį.

| Kas įvyko | Ką sau pasakiau | Ko iš tiesų noriu |
| --- | --- | --- |
| Po darbo užtruko valandą, neparašė | „Su kuo nors linksmiau negu su manimi“ | Žinoti, kada laukti, ir pajusti, kad manęs pasiilgo |
| Nusišypsojo telefonui ir jį apvertė | „Kažką slepia“ | Paklausti tiesiai, o ne stebėti |
| Trečią kartą pagyrė naują kolegą | „Aš jau nebeįdomus žmogus“ | Išgirsti, kas manyje dar žavi |

Antrasis stulpelis yra jūsų spėjimas, o ne faktas. Į pokalbį neškitės pirmąjį ir trečiąjį.

## Kaip pradėti pokalbį

Rinkitės ramų metą: nekalbėkite tarpduryje ar vidurnaktį. Pasakokite apie save ir apie konkretų įvykį. Pradėti galima, pavyzdžiui, taip:

> „Man nejauku apie tai kalbėti, bet slėpti nenoriu. Kai per šventę beveik visą vakarą leidai su kitais, pajutau pavydą. Tu nieko blogo nepadarei, tik man labai norėjosi būti šalia tavęs.“

Tokiais žodžiais nekaltinate, tad partneriui nereikia gintis. Toliau pasakykite, ko norėtumėte: „Gal kitą kartą pašoktume dviese?“ arba „Man būtų lengviau, jei supažindintum mane su savo kolegomis.“ Prašykite to, kas judu suartintų, o ne to, kas iš partnerio atimtų draugus, pomėgius ar laisvę.

Nesitikėkite, kad po vieno pokalbio pavydas išnyks. Užtenka, kad kitą kartą apie jį prabilsite anksčiau, dar nespėję visko prisigalvoti. Jei pokalbis virto ginču, sustokite ir grįžkite prie jo kitą dieną: „Vakar pradėjau nuo kaltinimo. Norėjau pasakyti, kad pasiilgau tavęs ir išsigandau.“ Pataisyti pradžią galima ir pavėluotai. O jei vis klausiate to paties, pasitikrinkite, ar partnerio atsakymą išgirdote, ar tik laukiate tokio, kuris nuramintų visam laikui. Tokio atsakymo nebūna.

## Vienas vakaras, du pokalbiai

Įsivaizduokite: penktadienis, kolegų gimtadienis, ji grįžta po vidurnaktį. Jis nemiega.

> – Smagu buvo? Gal ir tas iš buhalterijos šoko?
>
> – Vėl tu pradedi. Man jau ir pasilinksminti negalima?

Po dviejų sakinių abu ginasi: vienas jaučiasi apgautas, kita – neteisingai apkaltinta. O galėjo būti ir taip:

> – Gerai, kad grįžai. Gulėjau ir prisigalvojau visokių dalykų. Dabar jau vėlu, bet rytoj norėčiau apie tai pasikalbėti.
>
> – Ar aš ką nors ne taip padariau?
>
> – Ne. Tiesiog laukiau žinutės, kad vėluosi, ir, kai jos nebuvo, pasidarė neramu.
>
> – Gerai. Rytoj prie kavos. Ir atleisk dėl žinutės – telefonas buvo striukėje.

Antrasis pokalbis nereikalauja didesnės meilės. Jam reikia tik trijų dalykų: kalbėti apie save, naktį nieko nespręsti ir prašyti to, ką kitas tikrai gali padaryti.

## Jeigu pavydi jums

Pirmas noras – atkirsti „nesąmonė“ arba „ir vėl tas pats“. Tai suprantama, juk būti įtariamam nemalonu. Vis dėlto žmogus, kuriam pasakoma, kad jo baimė kvaila, bijoti dėl to nenustoja. Jis gali tik nustoti apie tai kalbėti.

Pabandykite atsakyti taip: „Ačiū, kad pasakei. Matau, kad tau neramu. Tu man brangiausias žmogus. Kas dabar padėtų nusiraminti?“ Tokiu atsakymu dar nieko nežadate ir kaltės neprisiimate. Jūs tik parodote, kad kito jausmai jums rūpi.

O jei nerimas pagrįstas ir jūs iš tiesų, tarkime, slepiate susirašinėjimą, pripažinkite tai. Kol trūksta atvirumo, jokie raminantys žodžiai nepadės. Nuo ko tada pradėti, rašome straipsnyje [„Kaip po melo atkurti pasitikėjimą“](/blog/kaip-po-melo-atkurti-pasitikejima).

Kartais raminti tenka be galo, ir tai išsekina abu. Jei tas pats klausimas grįžta penktą kartą per savaitę, švelniai nubrėžkite ribą: „Į šį klausimą jau atsakiau, ir atsakymas nepasikeitė. Matau, kad jis nepadeda. Gal verčiau apsikabinkime, o savaitgalį pagalvokime, kas tau iš tiesų padėtų?“

## Kai pavydą kursto ekranas

Socialiniuose tinkluose pavydas randa maisto net tada, kai nieko nevyksta: širdelė po buvusio partnerio nuotrauka, naujas sekėjas, žalias taškelis prie vardo antrą nakties. Iš tokių trupinių galima sudėti bet kokią istoriją, ir ji lengvai išeina liūdnesnė už tikrovę.

Jei pastebite, kad partnerio paskyrą tikrinate kas vakarą, nutarkite savaitei sustoti ir stebėkite, ar neramu labiau, ar mažiau. O dviese pasikalbėkite, kas jums abiem įprasta, o kas jau žeistų: ar susirašinėjate su buvusiais, ar keliate bendras nuotraukas, ar pasakojate draugams apie ginčus. Tam turime [klausimus apie telefonus ir ribas](/blog/telefonas-slaptazodziai-ir-ribos-klausimai-kaip-susitarti-del-privatumo).

## Kur baigiasi pavydas ir prasideda kontrolė

Jausti pavydą galima, bet juo negalima teisinti bet kokio elgesio. Reikalavimas atiduoti slaptažodžius, draudimas matytis su draugais, nuolatinis tikrinimas, gąsdinimas ar žeminimas nėra meilės ženklai. Tai kontrolė. Jei santykiuose jums baisu, pirmiausia pasirūpinkite savo saugumu: pasikalbėkite su artimu žmogumi ir pasižiūrėkite, kas padeda nemokamai ir konfidencialiai. Kontaktai surašyti [pagalbos puslapyje](/support). O jei tikrinate ir draudžiate jūs patys ir sustoti nebepajėgiate, kreipkitės į specialistą jau dabar.

Sveika riba galioja abiem ir nieko nebaudžia. Pavyzdžiui, susitariate, kad apie susitikimus su buvusiais partneriais vienas kitam pasakote patys, o telefonai lieka asmeniniai. Taip aiškumo daugiau, o laisvės ne mažiau.

## Kas padeda jaustis ramiau

Pavydui gali likti mažiau vietos ten, kur ryšys jaučiamas kasdien. Trumpa žinutė dieną, bučinys atsisveikinant, vakaras be ekranų, garsiai ištartas „pasiilgau“ – visa tai atsako į klausimą, kurį pavydintis žmogus tyliai užduoda: ar aš tau dar svarbus? Atsakykite anksčiau, negu partneris spės paklausti.

Puoselėkite ir tai, kas yra tik jūsų: draugystes, darbą, pomėgius. Kai gyvenime turite ne vieną atramą, neatsakyta žinutė gali gąsdinti mažiau. O kiek tvirto pagrindo po kojomis jūsų poroje jau yra, padės pamatyti [pasitikėjimo testas](/testas/pasitikejimo-testas).
`,
  published: true,
  readingTime: 5,
  category: 'Pasitikėjimas',
  tags: ['pavydas', 'pasitikėjimas', 'ribos', 'saugumas'],
  seoTitle: 'Pavydas poroje: kaip kalbėtis be priekaištų',
  metaDescription:
    'Pavydas poroje nebūtinai griauna santykius. Kaip suprasti, ko iš tiesų bijote, kokiais ' +
    'žodžiais pradėti pokalbį ir kur pavydas virsta kontrole.',
  focusKeyword: 'pavydas poroje',
  metaKeywords: [
    'pavydas poroje',
    'pasitikėjimas santykiuose',
    'kaip įveikti pavydą',
    'kontrolė santykiuose',
    'ribos poroje',
  ],
  imageUrl: '/covers/pavydas-poroje-kaip-apie-ji-kalbetis-be-priekaistu.svg',
  imageAltText: 'Žmogus iš tolo žiūri į du po lempučių girlianda besišnekučiuojančius žmones.',
  createdAt: '2026-07-28T07:00:00.000Z',
}
