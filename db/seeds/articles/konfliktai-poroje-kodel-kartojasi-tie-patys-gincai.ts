import type { SeedPost } from '../seed-content.ts'

export const article: SeedPost = {
  slug: 'konfliktai-poroje-kodel-kartojasi-tie-patys-gincai',
  title: 'Konfliktai poroje: kodėl kartojasi tie patys ginčai ir kaip iš jų išeiti',
  excerpt:
    'Tema nauja, o ginčas tas pats. Kaip atpažinti savo ratą, kuo išsprendžiami nesutarimai ' +
    'skiriasi nuo nuolatinių ir kaip su pastaraisiais gyventi ramiau.',
  content: `„Mes jau čia buvome“, – pagalvoja vienas, kai ginčas tik prasideda. Dar nepasakyta, dėl ko pykstama, o abu jau žino, kas bus toliau: vienas primins praėjusią vasarą, kitas atsidus, bus pakeltas balsas, trinktels durys, vakare kas nors burbtels „labanakt“. Po dviejų savaičių viskas pasikartos, tik vietoj atostogų bus kalbama apie šaldytuvą.

Pasikartojantis ginčas nereiškia, kad pasirinkote ne tą žmogų. Jis reiškia, kad judu labai gerai išmokote vieną šokį. Šiame vadove aprašome, kaip jo žingsnius pamatyti, kurie nesutarimai apskritai neišsprendžiami ir ką su jais tada daryti. Jei pirma norite pažiūrėti, kaip ginčijatės dabar, atlikite [konfliktų sprendimo testą](/testas/konfliktu-sprendimo-testas).

## Ginčas turi scenarijų

Nors temos keičiasi, eiga gali būti vis ta pati. Yra pradžia, po kurios atsitraukti sunku: tonas, atodūsis, žodis „vėl“. Yra abiejų vaidmenys: vienas įrodinėja, kitas ginasi, arba vienas puola, kitas nutyla. Yra viršūnė, kai ištariama tai, ko nereikėjo. Ir yra pabaiga: viena pora kelias dienas bendrauja kaip kaimynai laiptinėje, kita susitaiko apkabinimu ir prie temos nebegrįžta.

Scenarijus stipresnis už temą, todėl ginčas „dėl indų“ ir ginčas „dėl tavo mamos“ ima panašėti kaip du vandens lašai. Kol mėginate laimėti ginčą, scenarijus nesikeičia. Jis keičiasi tada, kai abu pamatote patį ratą ir bent vienas žengia kitaip.

Susiklosto jis nepastebimai. Kadaise vienas pakėlė balsą ir buvo išgirstas, o kitas išėjo į lauką ir atsikvėpė. Abiem trumpam pagelbėjo. Kas bent kartą padėjo, tą lengva kartoti, net jei seniai nebepadeda. Be to, neužbaigtas ginčas palieka nuosėdų, todėl kitas prasideda jau ne nuo pirmo laiptelio: atodūsis, kurį prieš penkerius metus būtumėte praleidę pro ausis, šiandien reiškia visą kalbą.

Laimė, kitaip žengti galima bet kurioje vietoje: švelniau pradėti, anksčiau sustoti, greičiau susitaikyti. Nereikia pakeisti visko iš karto.

## Nusibraižykite savo ratą

Ramią dieną paimkite lapą ir abu atskirai užpildykite šią lentelę, remdamiesi paskutiniu ginču. Rašykite trumpai ir apie save.

| Ratas | Pavyzdys | Jūsų ginčas |
| --- | --- | --- |
| Kas buvo pirmas ženklas? | Be žodžio pastatytas pirkinių krepšys | |
| Ką pagalvojau? | „Vėl viskas lieka man“ | |
| Ką pajutau? | Nuovargį ir vienatvę | |
| Ką padariau? | Ėmiau garsiai tvarkyti virtuvę | |
| Ką tada, kiek matau, pagalvojo kitas? | „Manimi vėl nepatenkinti“ | |
| Ką jis ar ji padarė? | Užsidarė su kompiuteriu | |
| Kaip į tai atsakiau? | Nuėjau iš paskos ir priminiau remontą | |

Tada lenteles palyginkite. Nesiginčykite dėl to, ką kitas pagalvojo, – to iš šalies niekas nežino. Ieškokite vietos, kur jūsų veiksmas tapo kito ženklu: jūs garsiai tvarkote virtuvę, nes jaučiatės vieni, o partneriui tai ženklas, kad metas slėptis. Jis slepiasi, o jums tai ženklas, kad esate vieni. Ratas užsidarė, nors blogo nenorėjo nė vienas.

Ypač naudinga pirma eilutė. Iš jos galite pastebėti, kad ginčas prasideda anksčiau, negu manėte: ne nuo žodžių, o nuo įsitempusių pečių, greitesnės kalbos, trumpesnių atsakymų. Kuo anksčiau ženklą pastebėsite, tuo lengviau pasuksite kitur. Jei pildydami lentelę vėl susipykote, nenusiminkite – ką tik pamatėte ratą gyvai. Padėkite lapus ir grįžkite prie jų rytoj.

Savo ratui sugalvokite vardą: „virtuvės koncertas“, „advokatas ir siena“, „ketvirtadienis“. Pavadintą ratą lengviau sustabdyti. „Man regis, prasideda koncertas“ – toks sakinys įspėja abu ir nieko nekaltina.

## Dvejopi nesutarimai, skirtingi raktai

Gottmano institutas, daug metų tiriantis poras, nesutarimus skirsto į išsprendžiamus ir nuolatinius. Išsprendžiami susiję su konkrečia padėtimi: kas veš vaiką į treniruotes, kur dėti dviračius, kada grąžinti skolą. Už jų nėra nieko daugiau, tad užtenka susitarti ir susitarimo laikytis.

Nuolatiniai kyla iš to, kad judu esate skirtingi: vienam saugu, kai viskas suplanuota, kitam – kai yra laisvės; vienas po darbo ilsisi su žmonėmis, kitas – nuo žmonių; vienas taupo, kad būtų ramu, kitas leidžia, kad būtų gera. Tokius skirtumus turi visos poros. Su kitu žmogumi turėtumėte kitų, bet turėtumėte.

Kaip juos atskirti? Paklauskite savęs: jei tą vieną atvejį išspręstume, ar skirtumas išnyktų? Jei radus vietą dviračiams tampa ramu, nesutarimas buvo išsprendžiamas. Jei po dviračių ateina batai, o po batų – rūsys, kalbatės apie skirtingą tvarkos ir laisvės poreikį. Tema gali būti ta pati, tik vienai porai ji praktinė, o kitai – nuolatinė.

Nuolatinis nesutarimas kartais užstringa. Apie jį nebegalima net pajuokauti, kiekvienas pokalbis palieka kartėlį, o kito nusileidimas atrodo kaip vienintelė išeitis. Jei taip yra jūsų poroje, sprendimų dar neieškokite: pirmiausia reikia suprasti, ką kiekvienas gina. Apie tai – kitas skyrius.

Stenkitės nesupainioti raktų. Jei išsprendžiamą klausimą ilgai „gvildensite“, abu pavargsite, nors tereikėjo sąrašo ant šaldytuvo. Jei nuolatinį skirtumą mėginsite kartą ir visiems laikams išspręsti, kaskart nusivilsite ir imsite manyti, kad kaltas partneris.

## Kas slypi už užsispyrimo

Nuolatiniame ginče kiekvienas laikosi savo pozicijos taip, lyg nuo jos priklausytų gyvenimas. Už jos gali slypėti kas nors svarbu: prisiminimas, vertybė, seniai duotas žodis sau. Kol to nežinome, kito atkaklumas atrodo kaip ožiavimasis.

Įsivaizduokite porą, kuri kasmet pykstasi dėl Kūčių. Ji nori, kad visi važiuotų pas jos tėvus į Žemaitiją, jis – kad pagaliau švęstų savo namuose. Ginčijamasi dėl kilometrų ir benzino. Tik po daugelio metų paklausta, kodėl tai taip svarbu, ji pasako: „Kol tėtis gyvas, noriu, kad jis prie stalo matytų visus.“ O jis: „Mano tėvai buvo išsiskyrę, per Kūčias važinėdavau nuo vieno prie kito. Prižadėjau sau, kad mano vaikai turės vieną stalą.“ Kilometrai iš ginčo dingo. Liko du žmonės, kurie saugo beveik tą patį.

Paklauskite vienas kito ramią valandą:

- Kodėl tau tai taip svarbu? Ar yra istorija, kurios nežinau?
- Ko bijai netekti, jei nusileistum?
- Kas būtų gražiausia, jei viskas klostytųsi taip, kaip nori?

Kol vienas atsako, kitas tik klausosi ir neieško sprendimo. Dešimt minučių vienam, dešimt – kitam.

## Kaip kalbėtis apie skirtumą, kuris neišnyks

Sužinojus, kas ką saugo, galima ieškoti tvarkos, su kuria gyventumėte abu. Lape nubrėžkite du stulpelius: ko negaliu atsisakyti ir kur galiu būti lankstus. Pirmasis turi būti trumpas. Kūčių porai jis atrodytų taip: jai – kad tėtis per šventes nebūtų be jų; jam – kad vaikai nebūtų tampomi nuo stalo prie stalo. O diena, vieta, valgiai ir tai, kas pas ką važiuoja, atsiduria lanksčiame stulpelyje, ir atsiranda išeičių: pakviesti tėvus pas save, Kūčias pakaitomis švęsti tai vienur, tai kitur, o Kalėdų rytą visada sutikti namie.

O štai kaip toks pokalbis skamba, kai kalbama apie kasdienybę – apie svečius ir tylą:

> – Man po darbo reikia žmonių. Kai visą savaitę nieko nematome, pradedu dusti.
>
> – O man po darbo reikia tylos. Kai kas nors užsuka nepranešęs, norisi slėptis vonioje.
>
> – Ko tu niekaip negali atsisakyti?
>
> – Sekmadienio. Noriu, kad tą dieną namai būtų tik mūsų. O kur tu negali nusileisti?
>
> – Bent vieno vakaro per savaitę su draugais. Tau nebūtina sėdėti iki galo.
>
> – Tada tegul būna ketvirtadienis. Pabūsiu valandą, paskui eisiu skaityti, ir dėl to niekas neįsižeis.

Skirtumas niekur nedingo: vieną ir toliau trauks prie žmonių, kitą – į tylą. Baigėsi tik varžybos, kuris iš judviejų normalesnis.

Rastą tvarką susitarkite tik išbandyti: „Šiemet pas mus, su tavo tėvais. Sausį pasikalbėsime, kaip sekėsi.“ Taip niekas nesijaučia pralaimėjęs visam laikui.

Prie nuolatinių skirtumų pravartu grįžti ne tik per ginčą. Kartą per mėnesį paklauskite: „Ar tau tinka mūsų susitarimas? Ar reikia ką pataisyti?“ Ir leiskite sau pajuokauti – iš skirtumo, o ne iš žmogaus. Kas moka pasijuokti iš savo „koncerto“, to jis jau nebevaldo.

## Kai ginčas jau įsibėgėjo

Supratimas padeda ramią dieną, o įkarštyje reikia paprastesnių įrankių. Jų trys.

**Švelni pradžia.** Jei pradedate nuo įvykio ir prašymo, o ne nuo „tu vėl“, scenarijaus pirmas puslapis jau kitoks. Penkios taisyklės, dėl kurių verta susitarti iš anksto, surašytos straipsnyje [„Ginčas be žaizdų“](/blog/gincas-be-zaizdu-penki-susitarimai-dviem).

**Laiku padaryta pertrauka.** Kai širdis daužosi ir girdite nebe žodžius, o tik toną, toliau kalbėti beprasmiška. Sustokite pasakę, kada grįšite. Kaip išeiti taip, kad kitas žinotų, jog grįšite, aprašėme straipsnyje apie [pertrauką ginče](/blog/pertrauka-gince-kaip-sustoti-ir-vel-grizti-prie-pokalbio).

**Sakinys, kuris įvardija ratą.** Ne „tu vėl pradedi“, o „mes vėl ten patekome“. Žodis „mes“ perkelia judu į vieną stalo pusę. Kaip keli kitokie sakiniai pakeičia vakarą, matyti iš [ginčo dėl indų](/blog/gincas-del-indu-atvejis-zingsnis-po-zingsnio), kurį žingsnis po žingsnio išnagrinėjome.

## Po ginčo: kad kitas būtų trumpesnis

Lengva suklysti – apsidžiaugti, kad nurimo, ir prie nieko nebegrįžti. Tada nuoskauda nusėda, o kitas ginčas prasideda jau įkaitęs. Grįžti verta ne tą pačią valandą, bet per dieną ar dvi, ir atlikti du darbus.

Pirmasis – atsiprašyti už savo dalį. Ne už viską ir ne „jei įsižeidei“, o už tai, ką tikrai padarėte: pakeltą balsą, pašaipą, netesėtą pažadą. Kokiais žodžiais tai pasakyti ir ką daryti, jei kitas dar pyksta, skaitykite straipsnyje [„Atsiprašymas, kuris pasiekia“](/blog/atsiprasymas-kuris-pasiekia-zodziai-ir-zingsniai).

Antrasis – ką nors iš ginčo išsinešti. Kas mane užkabino? Kur galėjome sustoti? Ką kitą kartą padarysiu kitaip aš? Tam sudarėme [lapą po ginčo](/blog/lapas-po-ginco-ka-supratome-ir-ka-darysime-kitaip): jam reikia pusvalandžio.

Ir nelaukite, kol išmoksite nesipykti. Verčiau stebėkite ką kita: ar greičiau susivokiame, kad sukamės rate? Ar rečiau ištariame tai, ko gailimės? Ar trumpiau tylime? Jei bent vienas atsakymas „taip“, einate tinkama kryptimi.

## Kada tai nebe ginčas

Ginčytis gali tik du žmonės, kurie vienas kito nebijo. Jei vienas nuolat nusileidžia, nes kitas grasina, daužo daiktus, stumdo, žemina, draudžia matytis su artimaisiais, kontroliuoja pinigus ar telefoną, tai ne ratas, kurį suka abu. Tai smurtas, ir už jį atsako tas, kuris smurtauja. Tokiomis aplinkybėmis bendri pratimai, lapai ir pokalbiai apie „abiejų indėlį“ netinka – jie gali net pabloginti padėtį. Dėl to JAV pagalbos linija nukentėjusiems nuo smurto artimoje aplinkoje nepataria tokioms poroms eiti ir į bendras konsultacijas. Pirmiausia reikia saugumo. Jei abejojate, paklauskite savęs: ar galiu pasakyti „ne“ ir dėl to nebijoti? Ar nusileidžiu todėl, kad noriu, ar kad neatsitiktų blogiau? Kai pavojus gresia dabar, skambinkite 112, o daugiau kontaktų rasite [pagalbos puslapyje](/support).

Pagalbos kreipkitės ir tada, kai po ginčų nebematote prasmės gyventi arba apie tai kalba partneris. Su tokiomis mintimis nelikite vieni: tame pačiame puslapyje nurodyta ir emocinės paramos linija, veikianti visą parą.

O jei saugu, bet trypčiojate vietoje, kreipkitės į specialistą, dirbantį su poromis. Tam nereikia laukti, kol viskas pakryps į skyrybas: ratą, kuris sukasi metus, ko gero, sustabdyti lengviau negu tą, kuris sukasi dešimt.

## Planas mėnesiui

1. **Pirmą savaitę** tik stebėkite. Po kiekvieno ginčo užsirašykite pirmą ženklą ir savo žingsnį. Nieko dar nekeiskite.
2. **Antrą savaitę** kartu nusibraižykite ratą ir duokite jam vardą. Sutarkite sakinį, kuriuo vienas kitą įspėsite.
3. **Trečią savaitę** pasirinkite vieną nesutarimą. Jei jis išsprendžiamas, susitarkite, kas ką ir nuo kada daro. Jei nuolatinis, skirkite valandą trims klausimams apie tai, kas už jo slypi.
4. **Ketvirtą savaitę** pasitikrinkite: kada pavyko pasielgti kitaip? Kas padėjo? Ką tęsime?

Jei per mėnesį bent kartą pasakėte „mes vėl čia“ ir abu sustojote, scenarijus jau nebe tas pats. Toliau jį rašote patys.

## Šaltiniai

- [Gottmano institutas, „Managing Conflict: Solvable vs. Perpetual Problems“](https://www.gottman.com/blog/managing-conflict-solvable-vs-perpetual-problems/)
- [JAV nacionalinė pagalbos linija (National Domestic Violence Hotline), „Why We Don’t Recommend Couples Counseling for Abusive Relationships“, 2014](https://www.thehotline.org/2014/08/01/why-we-dont-recommend-couples-counseling-for-abusive-relationships/)
`,
  published: true,
  readingTime: 9,
  category: 'Konfliktai',
  tags: ['konfliktai', 'ginčai', 'susitarimai', 'susitaikymas'],
  seoTitle: 'Konfliktai poroje: kodėl ginčai kartojasi',
  metaDescription:
    'Konfliktai poroje gali kartotis pagal tą patį scenarijų. Kaip jį atpažinti, kalbėtis apie ' +
    'skirtumus, kurie neišnyks, ir ką daryti po ginčo.',
  focusKeyword: 'konfliktai poroje',
  metaKeywords: [
    'konfliktai poroje',
    'pasikartojantys ginčai',
    'ginčas su partneriu',
    'nuolatiniai nesutarimai',
    'kaip susitaikyti',
    'santykių krizė',
  ],
  imageUrl: '/covers/konfliktai-poroje-kodel-kartojasi-tie-patys-gincai.svg',
  imageAltText:
    'Dvi kėdės, atsuktos viena į kitą atkaltėmis, ant jų garuoja puodeliai, po jomis – ratilai.',
  createdAt: '2025-10-13T07:40:00.000Z',
}
