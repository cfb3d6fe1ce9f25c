import type { SeedPost } from '../seed-content.ts'

export const article: SeedPost = {
  slug: 'kai-partneris-nenori-kalbetis-ka-daryti-su-tyla',
  title: 'Kai partneris nenori kalbėtis: ką daryti su tyla',
  excerpt:
    'Kuo garsiau beldžiate, tuo giliau kitas pasislepia. Kaip atskirti keturias tylas, kaip ' +
    'pakviesti nespaudžiant ir kada tyla virsta bausme.',
  content: `„Kas nors ne taip?“ – „Viskas gerai.“ Vonioje ilgai teka vanduo, vakarienė suvalgoma žiūrint į lėkštę. Klausiate dar kartą, švelniau. Paskui garsiau. Kuo daugiau jūsų žodžių, tuo mažiau kito, ir galiausiai kalbate su siena.

> **Jei partnerio bijote** – jei jus kontroliuoja, seka, verčia ar muša, jei tyla jums reiškia, kad tuoj bus blogiau, – šio straipsnio patarimai ne jums. Prakalbinti tokio žmogaus, su juo aiškintis ar likti dviese neprivalote. Kas gali padėti saugiai, surašyta [pagalbos puslapyje](/support), o kai pavojus gresia dabar, skambinkite 112.

Jei jums saugu, bet vieniša, skaitykite toliau. Prakalbinti kito per prievartą nepavyks, tačiau galima padaryti taip, kad prabilti būtų lengviau.

## Keturios tylos

Iš šalies tyla visada vienoda. Iš vidaus – labai nevienoda, ir nuo to priklauso, ką daryti.

**Perpildyta.** Žmogui vienu metu per daug visko: širdis daužosi, žodžiai nebesiriša, norisi vieno – kad triukšmas liautųsi. Gottmano institutas tokį atsitvėrimą aiškina būtent taip: klausytojas užsidaro, nes yra priblokštas, o ne todėl, kad jam nerūpi. Tokiai tylai reikia laiko atvėsti.

**Neišmokta.** Yra namų, kuriuose apie jausmus nekalbėta niekada. Buvo kalbama apie malkas, pažymius ir orą. Užaugęs juose žmogus gali ne slėpti, ką jaučia, o tiesiog neturėti tam žodžių. Tokiai tylai reikia mažų klausimų.

**Pavargusi.** Kalbėta jau dešimt kartų, ir niekas nepasikeitė, o prisipažinimas kitą savaitę sugrįžo kaip priekaištas. Kam bandyti vienuoliktą? Tokiai tylai reikia įrodymo, kad šįkart bus kitaip.

**Baudžianti.** Tylima tyčia, dienų dienas, kad jums suskaustų ir kad nusileistumėte. Nutyla būtent po jūsų „ne“, o prabyla tik tada, kai atsiprašote – net nežinodami už ką. Čia jau ne nemokėjimas kalbėtis, o spaudimas. Jei dėl to vaikštote ant pirštų galų, grįžkite prie pastraipos viršuje.

Pirmosios trys gali gyventi ir jūsų namuose. Ir nebūtinai tyli tas, kuriam mažiau skauda.

## Ratas, kuriame beldžiama ir slepiamasi

Vienas prašo pokalbio, kitas traukiasi. Pirmasis, likęs vienas, beldžia smarkiau, antrasis, išsigandęs beldimo, traukiasi toliau. Amerikiečių tyrėjai paprašė 116 porų namuose žymėtis savo ginčus. Paaiškėjo, kad reikalauti ir trauktis vienodai dažnai pasitaiko ir vyrams, ir moterims, o kur sukamasi šiame rate, ten nesutarimus išspręsti sekasi prasčiau.

Laimė, ratui sustabdyti kartais užtenka vieno žmogaus. Jei beldžiate jūs, bandykite ne stipriau, o kitaip.

## Penki žingsniai, kol dar tylu

1. **Atsitraukite ir pasakykite, kad atsitraukiate.** „Matau, kad dabar per daug. Nespausiu. Tik nenoriu, kad manytum, jog man nebesvarbu.“ Nutilti be paaiškinimo būtų dar viena tyla.
2. **Paprašykite laiko, o ne atsakymo.** „Kada galėtume prie to grįžti – rytoj po darbo ar šeštadienio rytą?“ Pasirinkti dieną lengviau negu iškloti širdį.
3. **Sumažinkite klausimą.** Vietoj „kas mums darosi?“ – „kas šiandien buvo sunkiausia?“ Vietoj „ar tu mane dar myli?“ – „ar nori, kad pabūčiau šalia, ar kad palikčiau ramybėje?“
4. **Pakeiskite kanalą.** Kai kam lengviau rašyti negu sakyti, kai kam – kalbėti einant greta ir žiūrint į taką. „Parašyk man, jei taip paprasčiau. Perskaitysiu ir iki rytojaus nieko neatsakysiu.“
5. **Sulaukę pirmo žodžio, nepulkite.** Jei po trijų dienų išgirdote „gerai, tai aš pykstu dėl sekmadienio“, neginčykite nei dėl sekmadienio, nei dėl trijų dienų. „Ačiū, kad pasakei. Papasakok.“

Penktasis lemia, ar bus kitas kartas. Jei pirmas prasitaręs sakinys sulaukia pasiteisinimų, durys gali užsidaryti ilgam.

## Kaip tai skamba

Jis virtuvėje, ji balkone, trečia tylos diena.

> – Atnešiau arbatos. Aiškintis neatėjau.
>
> – Ačiū.
>
> – Vakar užspaudžiau tave prie durų su visais klausimais iš karto. Atsiprašau. Kai nutyli, man pasidaro neramu, ir tada imu kalbėti už abu.
>
> – Aš nežinau, ką sakyti. Kai tu taip greitai, man galvoje tuščia.
>
> – Gerai. Gal parašytum? Kad ir tris žodžius.
>
> – Pabandysiu. Tik ne šiandien.

Trijų žodžių ji dar neparašė, bet jau pasakė, kas jai nutinka. Tai daugiau negu per visas tris dienas.

## Jei tylite jūs

Tyla gali atrodyti kaip mandagumas: nieko nepasakysiu, niekas ir nesusipyks. Anapus durų ji skamba kitaip: „tu man nerūpi“. Nereikia prabilti visko iš karto. Užtenka ženklo, kad grįšite.

- „Dabar negaliu, galvoje ūžia. Grįšiu prie to po vakarienės.“
- „Nepykstu ant tavęs. Man gėda, ir nežinau, nuo ko pradėti.“
- „Bijau, kad pasakysiu ir pasigailėsiu. Prašau, išklausyk iki galo ir dešimt minučių nieko nesiūlyk.“
- „Neturiu žodžių. Bet noriu, kad žinotum: aš čia.“

Ir laikykitės to, ką pažadėjote. Jei sakėte „po vakarienės“, po vakarienės ateikite pirmi. Kas tiki, kad grįšite, tam nebereikia taip smarkiai belsti.

Dar vienas dalykas, apie kurį kalbama per mažai: kartais žmogus nutyla su visais. Nebesijuokia, nemiega, nieko nebenori. Tada klausimas nebe apie jūsų porą. Paraginkite pasirodyti gydytojui, o jei prasprūsta, kad nebėra prasmės gyventi, priimkite tai rimtai: emocinės paramos linija, veikianti visą parą, nurodyta tame pačiame [pagalbos puslapyje](/support).

## Kai tyla nesibaigia

Galima belsti švelniai, laukti kantriai, klausti mažais klausimais ir vis tiek likti be atsakymo. Tada jau ne kitą reikia prakalbinti, o pasakyti, kur jūsų riba:

> „Nenoriu gyventi taip, kad apie svarbius dalykus tylime. Kviečiu eiti pas specialistą kartu. Jei dar negali, eisiu ir be tavęs, nes taip gyventi man per sunku.“

Tai nėra grasinimas. Jūs nieko nereikalaujate, tik pranešate, ko imsitės patys. O vienas pas specialistą nuėjęs žmogus – jau pokytis poroje, net jei kitas dar tyli.

Prieš tokį pokalbį verta pasižiūrėti, kur tiksliai užstringate: ar nepradedate, ar nebaigiate, ar negirdite vienas kito. Padės [bendravimo poroje testas](/testas/bendravimo-poroje-testas): kiekvienas jį atlieka atskirai, o pasakoti rezultatą ar ne, sprendžia pats. Jei trūksta pirmo sakinio, pasirenkite jį raštu – tam turime [pokalbio lapą](/blog/pokalbio-lapas-kaip-pasirengti-pasakyti-tai-kas-sunku). O jei kitas jau prabilo, dabar svarbiausia mokėti [klausytis](/blog/kaip-klausytis-kad-partneris-jaustusi-isgirstas).

Tyla tarp dviejų žmonių nebūtinai yra siena. Kartais tai durys, kurių rankena tik iš vidaus. Iš lauko jų neatlaušite, bet galite pasakyti, kad esate čia – ir kiek dar lauksite.

## Šaltiniai

- [Gottmano institutas, „The Four Horsemen: Stonewalling“](https://www.gottman.com/blog/the-four-horsemen-stonewalling/)
- [Lauren M. Papp, Chrystyna D. Kouros ir E. Mark Cummings, „Demand-Withdraw Patterns in Marital Conflict in the Home“, Personal Relationships, 2009](https://pmc.ncbi.nlm.nih.gov/articles/PMC3218801/)
`,
  published: true,
  readingTime: 5,
  category: 'Bendravimas',
  tags: ['bendravimas', 'tyla', 'pokalbiai', 'klausymasis', 'ribos'],
  seoTitle: 'Kai partneris nenori kalbėtis: ką daryti',
  metaDescription:
    'Partneris nenori kalbėtis? Kaip atskirti keturias tylas, kokiais sakiniais pakviesti ' +
    'nespaudžiant, ką daryti, jei tylite jūs, ir kada tyla virsta bausme.',
  focusKeyword: 'partneris nenori kalbėtis',
  metaKeywords: [
    'partneris nenori kalbėtis',
    'tyla santykiuose',
    'vyras tyli',
    'žmona tyli',
    'kaip prakalbinti partnerį',
    'bendravimas poroje',
  ],
  imageUrl: '/covers/kai-partneris-nenori-kalbetis-ka-daryti-su-tyla.svg',
  imageAltText:
    'Žmogus sėdi fotelyje, nusisukęs į langą; šalia kažkas paliko jam garuojantį puodelį.',
  createdAt: '2026-08-18T07:10:00.000Z',
}
