import type { SeedPost } from '../seed-content.ts'

export const article: SeedPost = {
  slug: 'pertrauka-gince-kaip-sustoti-ir-vel-grizti-prie-pokalbio',
  title: 'Pertrauka ginče: kaip sustoti ir vėl grįžti prie pokalbio',
  excerpt:
    'Kartais protingiausia ginčą nutraukti. Kaip paprašyti pertraukos, ką per ją veikti ir ' +
    'kaip grįžti, kad partneris nesijaustų paliktas.',
  content: `Ateina akimirka, kai ginčytis nebėra prasmės. Širdis daužosi, o iš partnerio žodžių girdite tik toną. Gottmano institutas, daug metų tiriantis poras, rašo, kad tokios būsenos žmogui kalbėtis konstruktyviai nebeįmanoma: jis arba sprogsta, arba užsidaro. Protingiausia tada sustoti. Tačiau sustoti reikia mokėti, nes užtrenktos durys partneriui reiškia visai ką kita.

## Kuo pertrauka skiriasi nuo pabėgimo

Bėgantis iš pokalbio žmogus tarsi sako: „Su tavimi nekalbu.“ Prašantysis pertraukos sako: „Noriu su tavimi kalbėtis, tik dabar nepajėgiu.“ Iš šalies abu atvejai panašūs – vienas išeina į kitą kambarį. Skirtumą lemia trys dalykai: pranešate, kad sustojate, pasakote, kada grįšite, ir tikrai grįžtate.

Be viso to partneris lieka nežinioje. Vieni tada eina iš paskos ir reikalauja atsakymo, kiti užsisklendžia ir kelias dienas nekalba. Ginčas tęsiasi, tik jau be žodžių.

## Susitarkite iš anksto

Dėl pertraukos taisyklių tarkitės ramią dieną, ne per ginčą. Užteks penkiolikos minučių. Aptarkite:

1. Kokiu žodžiu ar ženklu prašysite pertraukos. Tiks ir žodis „pauzė“, ir pakelta ranka – svarbu, kad abiem būtų aišku.
2. Kiek ji truks. Pradėkite nuo pusvalandžio; jei jo nepakaks, galėsite pratęsti, bet apie tai reikia pasakyti.
3. Kur kiekvienas būsite. Vienam geriausia pasivaikščioti, kitam reikia tylaus kambario.
4. Kas pakvies grįžti. Paprastai tai daro tas, kuris pertraukos paprašė.

Pasikalbėkite ir apie tai, iš ko pažinsite, kad laikas sustoti. Vienas ima kalbėti vis garsiau, kitas nutyla ir žiūri pro langą, dar kitas kartoja tą patį sakinį. Supratę, kas būdinga jums, pasakykite tai partneriui: „Kai pradedu vaikščioti po kambarį, vadinasi, man jau per daug.“ Tada ir jis galės laiku pasiūlyti stabtelėti.

Ir dar viena taisyklė: kai vienas paprašo sustoti, kitas nebebando ištarti paskutinio žodžio – nei balsu, nei žinute. Pertrauka prasideda iš karto.

## Ką pasakyti sustojant

Įkarštyje žodžiai neklauso, todėl sakinį pasirenkite iš anksto ir kelis kartus ištarkite garsiai. Pavyzdžiui:

> „Jaučiu, kad tuoj pasakysiu tai, ko paskui gailėsiuosi. Man reikia pusvalandžio. Aštuntą grįšiu į virtuvę, ir pratęsime.“

Jei pertraukos prašo partneris, atsakykite trumpai: „Gerai. Aštuntą virtuvėje.“ Sunku paleisti žmogų, kai norisi viską išsiaiškinti tuoj pat. Priminkite sau, kad jis išeina tik pusvalandžiui ir grįš ramesnis.

## Ką veikti tą pusvalandį

Pertrauka padeda tik tada, kai iš tiesų nurimstate. Jei visą tą laiką mintyse rašote kaltinamąją kalbą, galite grįžti dar labiau įpykę. Todėl pirmąsias minutes skirkite kūnui: apeikite kvartalą, nusiprauskite veidą vėsiu vandeniu, pakvėpuokite lėčiau negu įprastai, išplaukite indus.

Kai įtampa atslūgsta, paklauskite savęs: kas mane labiausiai užgavo? Ko iš tiesų norėjau? Kur partneris bent iš dalies teisus? Pakanka sąžiningai atsakyti nors į vieną klausimą. Skambinti draugams ir ieškoti sąjungininkų tuo metu neverta: po tokio pokalbio galite grįžti vien su naujais argumentais, o ramybės nepadaugės.

## Kaip grįžti

Grįžkite sutartu laiku, net jei dar nesijaučiate visiškai pasirengę. Jei reikia daugiau laiko, ateikite ir pasakykite: „Dar nenurimau, bet pokalbio neatsisakau. Pratęskime rytoj po pusryčių.“ Partneriui bus lengviau laukti, kai žinos, kad žodžio laikotės.

Pradėkite ne nuo tos vietos, kurioje sustojote, o nuo to, ką supratote: „Pagalvojau apie tai, ką sakei. Tavo tiesa, pažadėjau ir nepadariau. Mane užgavo tonas, bet prašymas teisingas.“ Tada leiskite kalbėti kitam ir išklausykite iki galo.

Jei po kelių sakinių vėl užverda, padarykite antrą pertrauką. Tai ne nesėkmė: dvi trumpos pertraukos geriau negu vienas ilgas ginčas. O grįžę susiaurinkite klausimą. Ne „kaip mums toliau gyventi“, o „kas šį šeštadienį liks su vaikais“.

## Kai partneris sustoti nenori

Bijančiam tylos žmogui prašymas sustoti skamba kaip užrakinamos durys. Jis eina iš paskos, kalba pro vonios duris, rašo žinutes. Gali būti, kad jis tik bijo likti vienas. Todėl išeidami palikite kuo daugiau aiškumo: „Neišeinu nuo tavęs. Einu aplink namą ir grįšiu aštuntą. Telefoną turiu su savimi.“ Gali padėti ir ženklas: paliktas šalikas, ranka ant peties prieš išeinant.

O jei sunku jums, kai partneris išeina, tą pusvalandį kuo nors užpildykite: užveskite laikmatį, paimkite į rankas darbą, kuris reikalauja judesio, užrašykite tris sakinius, kuriuos norėsite pasakyti. Žinutes rašykite, bet nesiųskite.

## Kai išeiti nėra kur

Ne visi turi antrą kambarį ar mišką už lango. Vieno kambario bute, vidury žiemos, su miegančiu vaiku pertrauka atrodo kitaip: vienas lieka virtuvėje su ausinėmis, kitas sėda prie lango kambaryje, ir pusvalandį abu nekalba, nors ir mato vienas kitą. Galima nusileisti į laiptinę, išnešti šiukšles, pasėdėti automobilyje. Tik nevažiuokite: JAV tyrime akivaizdžiai supykusių, nuliūdusių ar susijaudinusių vairuotojų rizika patekti į avariją buvo beveik dešimt kartų didesnė.

Jei ginčas užklupo kelyje, sutarkite tylėti iki artimiausios degalinės ir ten abu išlipkite. O jei šalia vaikai, paaiškinkite paprastai: „Mudu susipykome ir dabar ilsimės, kad galėtume kalbėtis ramiai. Tavo kaltės čia nėra.“ Vaikui svarbu žinoti, kad kaltas ne jis ir kad tėvai susitaikys: tyrimų apžvalga rodo, kad kuo geriau tėvai ginčą išsprendžia, tuo geriau jį mačiusiam vaikui. Todėl susitaikymą parodykite ir jam: po pertraukos apsikabinkite ne tik už uždarų durų.

## Kai pertrauka virsta bausme

Pertrauka turi pabaigą. Jei po jos tylima dieną ar dvi, kol partneris atsiprašys pirmas, ji virto bausme. Kartais tylintysis tiesiog nemoka grįžti, todėl ramią dieną verta apie tai pasikalbėti: „Kai tyli ilgiau kaip vakarą, man baisu. Jei negali kalbėti, parašyk bent, kada galėsi.“

Taip pat pasitikrinkite, ar pertraukos neprašote kaskart, kai kalba pasisuka apie jus. Jei prie taip atidėtų temų nebegrįžtate, partneris ilgainiui ims bijoti paties žodžio „pauzė“. Padeda taisyklė: kas prašė, tas ir pradeda, ir tai daro tą pačią dieną arba kitą.

Ir dar svarbiau: pertrauka skirta dviem žmonėms, kurie vienas kito nebijo. Jei išeiti neleidžiama, užstojamos durys, atimamas telefonas, jei grįžti baisu, tai smurtas. Pokalbį tada palikite ir pirmiausia rūpinkitės savo saugumu – nuo ko pradėti, paaiškinta [pagalbos puslapyje](/support).

## Ko tikėtis

Iš pradžių pertraukų gali prireikti dažnai, ir ne visos jos pavyks. Po kiekvienos trumpai aptarkite, kas padėjo, o kas ne. Ilgainiui galite pastebėti, kad sustojate anksčiau – dar neištarę to, dėl ko paskui tektų atsiprašyti. O jei sustoti pavyksta, bet ginčas vis tiek kaskart grįžta, pažiūrėkite plačiau: apie pasikartojančius ginčus rašome straipsnyje [„Konfliktai poroje“](/blog/konfliktai-poroje-kodel-kartojasi-tie-patys-gincai).

O kas judviem ginčijantis sekasi ir kas dar ne, parodys [konfliktų sprendimo testas](/testas/konfliktu-sprendimo-testas).

## Šaltiniai

- [Gottmano institutas, „Physiological Self-Soothing“, 2013](https://www.gottman.com/blog/weekend-homework-assignment-physiological-self-soothing/)
- [Gottmano institutas, „How to Practice Self-Soothing“](https://www.gottman.com/blog/how-to-practice-self-soothing/)
- [Virdžinijos technologijos universiteto pranešimas apie vairuotojų tyrimą, paskelbtą „Proceedings of the National Academy of Sciences“, 2016 (pirmasis autorius – Tom Dingus)](https://vtnews.vt.edu/articles/2016/02/022316-vtti-researchdistraction.html)
- [Joëlle Barthassat, „Positive and Negative Effects of Parental Conflicts on Children’s Condition and Behaviour“, Journal of European Psychology Students, 2014](https://doi.org/10.5334/jeps.bm)
`,
  published: true,
  readingTime: 6,
  category: 'Konfliktai',
  tags: ['konfliktai', 'pertrauka', 'pyktis', 'nusiraminimas'],
  seoTitle: 'Pertrauka ginče: kaip sustoti ir grįžti',
  metaDescription:
    'Kada reikalinga pertrauka ginče, kaip jos paprašyti, ką veikti tą pusvalandį ir kokiais ' +
    'žodžiais nurimus grįžti prie pokalbio su partneriu.',
  focusKeyword: 'pertrauka ginče',
  metaKeywords: [
    'pertrauka ginče',
    'konfliktai poroje',
    'kaip nurimti',
    'pyktis santykiuose',
    'ginčas su partneriu',
  ],
  imageUrl: '/covers/pertrauka-gince-kaip-sustoti-ir-vel-grizti-prie-pokalbio.svg',
  imageAltText:
    'Vakaras: žmogus išėjęs į kiemą pasivaikščioti, atvirose šviesiose duryse jo laukia partnerė.',
  createdAt: '2026-06-16T09:00:00.000Z',
}
