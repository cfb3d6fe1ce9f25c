import type { SeedPost } from '../seed-content.ts'

export const article: SeedPost = {
  slug: 'kaip-pasakyti-tevams-ne-ir-nesusipykti-ribos-ir-zodziai',
  title: 'Kaip pasakyti tėvams „ne“ ir nesusipykti: ribos ir žodžiai',
  excerpt:
    'Bulviakasis, Kūčios, atsarginiai raktai ir patarimai dėl vaikų. Sakiniai, kuriais ' +
    'galima atsisakyti šiltai, ir ką sakyti, kai tėvai įsižeidžia ar spaudžia.',
  content: `„Tai šeštadienį atvažiuosite bulvių kasti?“ – klausia mama, ir „taip“ išsprūsta savaime. O namie laukia partneris, kuriam šį savaitgalį buvo pažadėtas poilsis. Vakare baratės jau judu, nors nė vienas nieko bloga nenorėjote.

Atsisakyti sunku, nes bijome, kad kartu su „ne“ tėvai išgirs „nemyliu“. Tačiau riba nėra atstūmimas. Ji parodo, kaip toliau bendrauti, kad po svečių nereikėtų dvi dienas atsigaudinėti. Lengviau, kai sakinys sugalvotas iš anksto, todėl surinkome jų penkioms progoms – ir toms akimirkoms, kai tėvai nenusileidžia.

## Prieš skambutį susitarkite dviese

Pirmiausia nuspręskite namie, tik tada skambinkite. Užtenka trijų klausimų: ko norime mudu, ką galime pasiūlyti vietoj to ir kas paskambins.

> „Mama klausia dėl Kūčių. Ką jai atsakysime?“
>
> „Šiemet labai norėčiau Kūčių namie. Bet nenoriu, kad ji liktų viena.“
>
> „Tada gal Kūčios pas mus, tegul atvažiuoja ir ji, o pirmą Kalėdų dieną važiuojame pas tavuosius? Savo mamai paskambinsiu aš.“

Galioja paprasta taisyklė: savo tėvams atsako jų vaikas. Ir sako „mes nusprendėme“, o ne „Tomas nenori“ ar „Rūta neleidžia“. Vienas toks sakinys partnerį metams paverčia kaltininku.

Jei klausimas užklumpa netikėtai, turėkite atsakymą, kuris tinka visada: „Ačiū, kad kvieti. Pasitarsime ir vakare paskambinsiu.“ Ir tikrai paskambinkite, nelaukite, kol paklaus antrą kartą.

## Iš ko susideda geras „ne“

1. Šiltas žodis: „Mama, ačiū, kad pagalvojai apie mus.“
2. Aiškus atsakymas: „Šį šeštadienį neatvažiuosime.“
3. Tai, ką galite: „Kitą sekmadienį galime padėti nuo ryto iki pietų.“
4. Taškas.

Ketvirtoji dalis sunkiausia. Norisi pridurti, kad skauda nugarą, kad automobilis servise, kad vaikas sloguoja. Tačiau kiekvieną pasiteisinimą galima ginčyti: „Tai atvažiuokite autobusu.“ O sprendimas „šį savaitgalį ilsimės“ paaiškinimų nereikalauja.

Prieš skambindami savo sakinį užsirašykite ir du kartus ištarkite garsiai partneriui. Jis tegul atsako taip, kaip paprastai atsako mama ar tėtis. Iš pradžių juoksitės, bet tikrame pokalbyje žodžiai jau bus pažįstami, o balsas – ramesnis.

## Penki pokalbiai

### Talka kaime

„Mama, šį šeštadienį neatvažiuosime, ilsėsimės. Kitą sekmadienį padėsime.“

- Jei išgirsite „tai ką, mes vieni turėsime kasti?“, atsakykite: „Suprantu, kad vieniems sunku. Šeštadienį negalime. Ar palauksite sekmadienio?“
- Jei „anksčiau visada atvažiuodavot“: „Taip, ir smagu būdavo. Dabar po darbo savaitės mums reikia atsikvėpti, todėl tarkimės iš anksto.“
- Jei atodūsis ir „nieko, kaip nors“: „Girdžiu, kad nusivylei. Paskambinsiu rytoj, papasakosi, kaip sekėsi.“ Sprendimo nekeiskite.

### Kūčios ir Kalėdos

„Šiemet Kūčias švenčiame namie. Labai norime, kad pirmą Kalėdų dieną pietautume kartu.“

- Jei „močiutei tai gal paskutinės Kūčios“: „Ir man dėl to neramu. Aplankysime ją Kūčių rytą, pabūsime iki pietų.“
- Jei „pas anuos tai važiuojate“: „Pernai buvome pas juos, užpernai pas jus, šiemet – namie. Norime, kad niekam nereikėtų rungtyniauti.“

### Raktai ir netikėti apsilankymai

„Smagu, kai užsuki. Tik prašau prieš tai paskambinti. Jei neatsiliepiame, vadinasi, dabar negalime.“

- Jei „tai aš jau svetima?“: „Ne svetima. Čia mūsų namai, ir norime tavęs laukti, o ne krūpčioti nuo rakto spynoje.“
- Jei niekas nesikeičia: „Du kartus sutarėme, kad paskambinsi. Atsarginį raktą kol kas laikysime patys.“

### Patarimai dėl vaikų

„Žinau, kad linki jam gero. Saldumynų duodame tik po pietų, padėk ir tu to laikytis.“

- Jei „tave taip auginau, ir užaugai“: „Užaugau, ačiū tau. O dėl saldumynų sprendžiame mudu.“
- Jei „norėjau kaip geriau“: „Žinau. Labiausiai padėtum, jei ketvirtadienį paimtum jį iš darželio.“
- Jei daro savaip: „Mums tai svarbu. Jei laikytis nepavyks, kol kas į svečius važiuosime visi kartu, be nakvynės.“

### Pinigai su sąlyga

„Esame labai dėkingi, kad padėjote dėl buto. Kokia bus virtuvė, nuspręsime patys.“

- Jei „kas moka, tas ir muziką užsako“: „Tada pasikalbėkime, ar čia dovana, ar paskola. Jei paskola, sutarkime, kaip grąžinsime.“
- Jei „tada daugiau nieko ir neprašykite“: „Gerai. Už tai, kas buvo, ačiū.“ Ir išties neprašykite: kartais savarankiškumo kaina – metais vėliau sumontuota virtuvė.

## Kai spaudžia toliau

Ginčytis nebūtina, užtenka laikytis savo. Pirmą kartą sprendimą pakartokite tais pačiais žodžiais. Antrą kartą įvardykite, kas vyksta: „Mama, jau atsakiau. Kai klausi vėl ir vėl, man norisi trumpinti pokalbį.“ Trečią kartą ramiai baikite: „Dabar padėsiu ragelį. Myliu tave, paskambinsiu sekmadienį.“ Ir sekmadienį paskambinkite: riba neatrodo kaip bausmė, kai po jos ryšys nenutrūksta.

Po tokio skambučio gali graužti kaltė. Ji dar nerodo, kad pasielgėte blogai; veikiausiai pasielgėte neįprastai. Neskambinkite po valandos atsiprašinėti ir nesiūlykite dvigubai daugiau. Palaukite iki ryto, išeikite dviese pasivaikščioti ir priminkite vienas kitam, kodėl taip nusprendėte.

Nesileiskite į kalbas už akių. Jei mama skundžiasi jūsų partneriu, pakanka vieno sakinio: „Apie Rūtą taip nekalbėkime. Jei kas neramina, klausk manęs.“

## Kai prabilti turėtų partneris

Jei spaudžia partnerio tėvai, neskambinkite jiems patys, net jei labai norisi. Kalbėkitės namie:

> „Kai apie mūsų sekmadienius sužinau paskiausiai, jaučiuosi taip, lyg manęs čia niekas neklaustų. Ar iki trečiadienio paskambintum mamai? Jei nori, sakinį sugalvokime drauge.“

- Į „na, juk žinai, kokia ji“ atsakykite: „Žinau. Todėl ir prašau ne pakeisti mamą, o pasakyti, ką nusprendėme.“
- Į „tu tiesiog jų nemėgsti“: „Noriu, kad mums visiems būtų gera susitikti. Dabar važiuoju su nerimu, ir man to gaila.“
- Į „bijau, kad įsižeis“: „Gali būti. Pabūsiu šalia, kol kalbėsi.“

Jei pokalbis kaista, padarykite [pertrauką](/blog/pertrauka-gince-kaip-sustoti-ir-vel-grizti-prie-pokalbio). O paskambinusiam būtinai padėkokite: „Ačiū. Žinau, kad buvo nelengva.“ Ar įtampa namuose kyla tik dėl giminių, ar ir dėl darbų, pinigų bei poilsio, padės suprasti [kasdienybės dviese testas](/testas/kasdienybes-dviese-testas).

## Ko riba nekeičia

Riba galioja sekmadieniams, raktams ir virtuvei. Ji negalioja nelaimei: kai tėvai suserga ar netenka artimo žmogaus, planai keičiami, o paskui iš naujo tariamasi, kas ir kiek gali padėti. Sutarkite dėl to dviese, kad vienas netyčia neprižadėtų už abu. Tokiems klausimams tinka ir [savaitės pokalbis](/blog/savaites-pokalbis-pusvalandis-kuris-palaiko-rysi).

Ir dar. Jei jums ar jūsų partneriui grasinama, jei artimieji žemina, atima pinigus, naudoja jėgą arba grasina atimti sau gyvybę, jei nepaklusite, tai jau ne derybos dėl švenčių. Tokius žodžius priimkite rimtai ir nelikite su jais vieni: kas padės, surašyta [pagalbos puslapyje](/support), o kai pavojus gresia dabar, skambinkite 112.

Pradėkite nuo mažiausio „ne“, kurį galite ištarti šią savaitę. Tėvai prie naujos tvarkos gali priprasti lėtai, su atodūsiais. Bet kai pažadate mažiau ir tai ištesite, ilgainiui jie gali įsitikinti, kad jūsų „taip“ galima pasikliauti.
`,
  published: true,
  readingTime: 5,
  category: 'Santykių patarimai',
  tags: ['ribos', 'tėvai', 'giminės', 'šventės', 'susitarimai'],
  seoTitle: 'Kaip pasakyti tėvams „ne“ ir nesusipykti',
  metaDescription:
    'Kaip šiltai ir aiškiai pasakyti tėvams „ne“: sakiniai dėl švenčių, talkų, raktų, vaikų ' +
    'ir pinigų, atsakymai į priekaištus ir susitarimas dviese.',
  focusKeyword: 'kaip pasakyti tėvams ne',
  metaKeywords: [
    'kaip pasakyti tėvams ne',
    'ribos su tėvais',
    'santykiai su anyta',
    'šventės su tėvais',
    'santykių patarimai',
  ],
  imageUrl: '/covers/kaip-pasakyti-tevams-ne-ir-nesusipykti-ribos-ir-zodziai.svg',
  imageAltText:
    'Du jauni žmonės stovi greta namų tarpduryje, priešais juos – į svečius atėję tėvai.',
  createdAt: '2026-02-20T08:00:00.000Z',
}
