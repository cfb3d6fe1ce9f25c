import type { SeedPost } from '../seed-content.ts'

export const article: SeedPost = {
  slug: 'gincas-be-zaizdu-penki-susitarimai-dviem',
  title: 'Ginčas be žaizdų: penki susitarimai dviem',
  excerpt:
    'Ginčijasi visos poros, bet ne visoms ginčai palieka randų. Penki susitarimai, kurių ' +
    'verta laikytis, kai pakyla balsas, ir sakiniai, padedantys sustoti.',
  content: `Ginčijasi visos poros. Skiriasi tik tai, kas po ginčo lieka: vienos ima geriau suprasti, ko kiekvienam reikia, kitos dar savaitę negali pamiršti žodžių, kurių nebeįmanoma atsiimti. Temos čia beveik niekuo dėtos – ginčytis galima ir dėl pinigų, ir dėl vaikų, tvarkos ar giminių. Daug svarbiau, kokių taisyklių laikotės, kai pakyla balsas.

Dėl jų verta tartis iš anksto, kol abu esate ramūs. Siūlome penkis susitarimus – pritaikykite juos sau.

## Viena tema, o ne visas sąrašas

Ginčas dėl neplautų indų per kelias minutes gali virsti ginču dėl to, kas kieno tėvus mažiau gerbia. Pastebėję, kad tema išsiplėtė, pasakykite: „Mes jau kalbame apie tris dalykus. Grįžkime prie indų, o apie sekmadienį pas tavo mamą pasikalbėkime rytoj.“ Atidėtą temą užsirašykite, kad ji nedingtų ir kad partneris nesijaustų nutildytas.

Taip pat elkitės ir su senomis skriaudomis. Jei kas nors liko neišsiaiškinta, skirkite tam atskirą pokalbį, nes šiandieniniame ginče sena skriauda tampa tik dar vienu įrodymu.

## Švelni pradžia

Nuo to, kaip pokalbis prasideda, gali priklausyti, kaip jis baigsis. Vašingtono universiteto tyrėjai stebėjo, kaip apie nesutarimą kalbasi 124 jaunavedžių poros: tos, kurios per šešerius metus išsiskyrė, jau per pirmąsias tris minutes rodė daugiau neigiamų ir mažiau teigiamų jausmų. Viena aštri pradžia nieko nenulemia, bet švelnesnė atveria duris. Jei pradedate nuo „kiek dar galima laukti“, švelnaus atsakymo greičiausiai nesulauksite. Pradėkite nuo savo jausmo ir prašymo: „Aš pavargau, man reikia pagalbos. Ar galėtum šįvakar išplauti indus?“ Į prašymą partneris gali atsiliepti, o nuo puolimo jam lieka tik gintis.

Jei pirmasis sakinys vis dėlto išėjo aštrus, pokalbis dar neprarastas. Galite jį pradėti antrą kartą: „Pradėjau piktai. Leisk iš naujo.“ Išgirdęs tai, gal ir kitas ims kalbėti ramiau. O jei taip persigalvoja partneris, nepriminkite, kaip jis pradėjo.

Svarbu ir tai, kada pradedate. Alkanas, skubantis ar vos per slenkstį žengęs žmogus klausosi prasčiau. Galite pasiteirauti: „Noriu pasikalbėti apie tvarką virtuvėje. Ar tau dabar patogu, ar geriau po vakarienės?“

## Draudžiami smūgiai

Gyvendami kartu, sužinome, kuri vieta kitam skaudžiausia. Supykus kyla pagunda ten ir taikyti. Susitarkite, ko nedarysite niekada, kad ir kaip pyktumėte:

- neįžeidinėsite vienas kito ir nesišaipysite;
- neprikaišiosite to, kas jums buvo patikėta kaip paslaptis;
- negrasinsite skyrybomis, kad laimėtumėte ginčą;
- nepaversite vaikų teisėjais ar liudininkais;
- negąsdinsite ir nenaudosite jėgos.

Dėl paskutinio punkto nesiderama. Jei namuose jums baisu, reikia ne geresnių ginčo taisyklių, o saugumo ir pagalbos – kas gali padėti, rasite [pagalbos puslapyje](/support).

Jei įkarštyje peržengėte kurią kitą ribą, sustokite ir tuoj pat tai pripažinkite: „Nereikėjo man šito sakyti. Atsiprašau.“ Neaiškinkite, kas jus privertė.

## Susitaikymo ženklai

Susitaikymo ženklas – tai kiekvienas gestas ar žodis, neleidžiantis ginčui įsisiautėti: pokštas, ranka ant peties, „palauk, aš ne tai norėjau pasakyti“. Galite pastebėti, kad abu tokių bandymų padarote ne vieną, tik įkarštyje juos pražiūrite arba atmetate. Todėl sutarkite kelis aiškius sakinius, kuriuos abu atpažinsite:

> „Leisk, pasakysiu kitaip.“ „Čia tavo tiesa.“ „Nenoriu pyktis, noriu susitarti.“

Išgirdę tokį sakinį, neatkirskite, kad jau per vėlu. Priimkite jį, net jei pasakyta nerangiai: linktelėkite, atsikvėpkite, kalbėkite tyliau. Kam nors vis tiek teks nusileisti pirmam, ir tai nėra pralaimėjimas.

## Pabaiga, po kurios lengviau

Ne kiekvieną nesutarimą pavyks išspręsti. Vienam kambaryje visada bus per šalta, kitam – per karšta, vienas mėgs svečius, kitas – tylą. Čia neverta įrodinėti, kuris teisus. Verta ieškoti tvarkos, su kuria būtų gera gyventi abiem.

Baigdami ginčą, atsakykite į tris klausimus. Ką kiekvienas supratome? Dėl ko susitarėme? Kada pasitikrinsime, ar susitarimas veikia? Jei ką nors pasakėte per aštriai, atsiprašykite būtent dėl to: „Atsiprašau, kad pakėliau balsą. Man ši tema svarbi, bet taip su tavimi kalbėti nenoriu.“

Jei nuosėdų liko daugiau, negu telpa į tris klausimus, kitą dieną užpildykite [lapą po ginčo](/blog/lapas-po-ginco-ka-supratome-ir-ka-darysime-kitaip).

O kai abu nurimsite, kartu nuveikite ką nors paprasta: išvirkite arbatos, išveskite šunį, išplaukite tuos pačius indus. Taip vienas kitam be žodžių pasakote, kad ginčas baigtas, o jūs ir toliau esate kartu.

## Kaip dėl viso to susitarti

Pasirinkite ramų pusvalandį, geriausia ne namie: kavinėje, ant suoliuko prie upės, automobilyje, kol vaikas treniruotėje. Pasakykite, ko siekiate: „Norėčiau, kad pykdamiesi mažiau vienas kitą žeistume. Pasitarkime, kaip.“ Tada kiekvienas atsako į keturis klausimus:

1. Kuris mano žodis ar įprotis per ginčą tau skaudžiausias?
2. Kurio iš penkių susitarimų man bus sunkiausia laikytis?
3. Kokį susitaikymo sakinį lengvai ištarčiau ir lengvai priimčiau?
4. Iš ko pažinsi, kad man jau per daug?

Pirmą klausimą užduokite ir nesiteisinkite, tik užsirašykite. Gali paaiškėti, kad labiausiai žeidžia ne šauksmas, o smulkmena: į lubas užverstos akys, atodūsis, „nusiramink“. To kitas galėjo nežinoti daugelį metų.

Iš penkių susitarimų pradžiai pasirinkite du. Užrašykite juos savais žodžiais ir padėkite ten, kur nematys svečiai, bet matysite jūs.

Gali būti, kad partneris numos ranka: „Kam tos taisyklės, juk ne teisme.“ Neįkalbinėkite. Susitarkite su savimi: nuo šiol kalbu tik apie vieną dalyką ir negrasinu išeiti. Po kelių ginčų pasidalykite tuo, ką pastebėjote: „Man lengviau, kai prie senų skriaudų nebegrįžtu. Gal pabandykime abu?“ Viso ginčo vienas žmogus nepakeis, bet savo pusę – gali, ir kartais to užtenka, kad kitam parūptų.

## Pirmas išbandymas

Tarkime, važiuojate į draugų vestuves ir vėluojate. Vienas vis žvilgčioja į laikrodį, kitas jau trečią kartą perklausia adreso. „Jei bent kartą išeitume laiku…“ – ir prasideda. Čia ir praverčia susitarimai. Užuot pabaigęs sakinį, vienas taria: „Leisk, pasakysiu kitaip. Nervinuosi, nes nenoriu įeiti, kai visi jau bus susėdę.“ Kitas atsako: „Gerai. Parašyk jiems, kad būsime po dešimties minučių, o apie ruošimąsi pasikalbėsime rytoj.“ Ginčas nė nespėjo įsibėgėti. Kitą dieną apie ruošimąsi jie išties pasikalba, ir tai svarbu: atidėta tema, prie kurios negrįžtama, kitą kartą sugrįžta piktesnė.

## Kai susitarimas sulaužomas

Taip bus, ir ne kartą. Blogiausia, ką galima padaryti, – paversti patį susitarimą ginklu: „Žadėjai nešaukti, o vėl šauki!“ Vietoj to pasakykite, ką darote jūs: „Taip kalbėtis nebegaliu. Grįšiu po pusvalandžio“, – ir padarykite [pertrauką](/blog/pertrauka-gince-kaip-sustoti-ir-vel-grizti-prie-pokalbio).

Jei sulaužėte jūs, nelaukite, kol būsite sugauti: „Ką tik vėl užsipuoliau. Atsiprašau, pradedu iš naujo.“ O kai tas pats susitarimas griūva savaitė po savaitės, jis tikriausiai per didelis. „Niekada nekelsime balso“ pakeiskite paprastesne taisykle: išgirdę „tyliau“, abu pritildome balsą. Susitarimai nėra įstatymas. Juos galima taisyti, jei tik taisote abu.

Nuo kurio susitarimo pradėti, padės nuspręsti [konfliktų sprendimo testas](/testas/konfliktu-sprendimo-testas): atlikite jį kiekvienas atskirai ir palyginkite rezultatus.

## Šaltiniai

- [Sybil Carrère ir John M. Gottman, „Predicting Divorce among Newlyweds from the First Three Minutes of a Marital Conflict Discussion“, Family Process, 1999 (pagal Vašingtono universiteto pranešimą)](https://www.washington.edu/news/1999/09/27/first-three-minutes-of-discussion-about-on-going-area-of-marital-conflict-are-predictive-of-divorce-for-newlyweds/)
- [Gottmano institutas, „Repair is the Secret Weapon of Emotionally Connected Couples“](https://www.gottman.com/blog/repair-secret-weapon-emotionally-connected-couples/)
`,
  published: true,
  readingTime: 6,
  category: 'Konfliktai',
  tags: ['konfliktai', 'ginčai', 'susitarimai', 'susitaikymas', 'atsiprašymas'],
  seoTitle: 'Ginčas be žaizdų: penki susitarimai porai',
  metaDescription:
    'Kaip ginčytis ir vienas kito nesužeisti: viena tema, švelni pradžia, draudžiami ' +
    'smūgiai, susitaikymo ženklai ir gera pabaiga. Su sakinių pavyzdžiais.',
  focusKeyword: 'ginčas',
  metaKeywords: [
    'ginčas',
    'kaip ginčytis',
    'konfliktai poroje',
    'susitaikymas',
    'ginčų taisyklės',
    'atsiprašymas',
  ],
  imageUrl: '/covers/gincas-be-zaizdu-penki-susitarimai-dviem.svg',
  imageAltText:
    'Du žmonės abipus upės tiesia vienas kitam rankas, tarp jų – penki akmenys pereiti.',
  createdAt: '2026-09-03T08:40:00.000Z',
}
