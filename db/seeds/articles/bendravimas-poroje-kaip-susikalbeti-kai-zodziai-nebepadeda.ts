import type { SeedPost } from '../seed-content.ts'

export const article: SeedPost = {
  slug: 'bendravimas-poroje-kaip-susikalbeti-kai-zodziai-nebepadeda',
  title: 'Bendravimas poroje: kaip susikalbėti, kai žodžiai nebepadeda',
  excerpt:
    'Kodėl namuose susikalbėti būna sunkiau negu darbe, kaip pradėti pokalbį, ką daryti, kai vienas ' +
    'kalba, o kitas tyli, ir ką išbandyti per tris savaites.',
  content: `Trečiadienis, pusė dešimtos vakaro. Indai suplauti, vaikas pagaliau užmigo, ir vienas iš judviejų sako: „Gal galime pasikalbėti?“ Kitas išgirsta: „Turiu tau priekaištų.“ Po penkių minučių jau aiškinamasi, kas kokiu tonu ką pasakė, o tai, dėl ko pokalbis buvo pradėtas, lieka neaptarta. Abu eina miegoti su ta pačia mintimi: su šiuo žmogumi susikalbėti neįmanoma.

O gal vis dėlto įmanoma. Prisiminkite, kaip abu susikalbate darbe, su draugais, su vaikų mokytojais. Jei ten žodžiai padeda, namuose pritrūksta ne iškalbos. Tiesiog pokalbis prasideda netinkamu metu, sukasi apie kelis dalykus iš karto ir krypsta seniai pramintu taku. Visa tai galima keisti po truputį. Jei pirmiausia norite pamatyti, kaip kalbatės dabar, atlikite [bendravimo poroje testą](/testas/bendravimo-poroje-testas).

## Apie ką iš tikrųjų kalbate

Sunkesnį pokalbį pravartu įsivaizduoti dviejų sluoksnių. Viršutinis – reikalas: šiukšlės, vėlavimas, savaitgalio planai. Apatinis – klausimas, kurio niekas neištaria: ar aš tau rūpiu? Ar mane gerbi? Ar galiu tavimi pasikliauti? Kol derinate, kas kada išneš šiukšles, o skauda dėl to, kad jaučiatės vieni, jokia tvarka nepadės.

Tarkime, vienas sako: „Vėl nepaskambinai mano mamai per gimtadienį.“ Kitas teisinasi: „Buvo trys susirinkimai iš eilės, nespėjau.“ Tai tiesa, bet klausta buvo ne to. Apatiniame sluoksnyje skambėjo: „Ar tau svarbu tai, kas svarbu man?“ Į šį klausimą atsakoma kitaip: „Suprantu, kad skaudu ne dėl skambučio. Mama tau brangi, ir man ji rūpi. Paskambinsiu šįvakar.“

Prie šių sluoksnių prisideda ir tai, ką kiekvienas atsinešėme iš savo namų. Vienur prie stalo visi kalba vienu metu, garsiai, ir tai reiškia, kad viskas gerai. Kitur pakeltas balsas – jau nelaimė, o apie nuoskaudą praneša tik stipriau uždaryta spintelė. Kai susitinka du tokie žmonės, vieno gyvas ginčas kitam atrodo kaip skandalas, o kito santūrumas pirmajam – kaip abejingumas. Apie tai verta pasikalbėti ramiai: „Ką tavo namuose reikšdavo tyla? Ką darydavo tavo tėvai, kai nesutardavo?“ Sužinoję, iš kur kito įprotis, rečiau palaikysite jį nemeilės ženklu.

Kai pokalbis ima suktis ratu, stabtelėkite ir paklauskite: „Kas tau čia svarbiausia?“ Atsakymo gali tekti palaukti, nes gal ir pats kalbantis žmogus savęs to dar neklausė.

## Tinkamas laikas – jau pusė pokalbio

Geriausi žodžiai neveikia tarpduryje, per žinias ar po vidurnakčio. Todėl į rimtesnį pokalbį verta pakviesti iš anksto ir pasakyti tris dalykus: apie ką kalbėsitės, kiek laiko tai truks ir ko tikitės.

> „Norėčiau pasikalbėti apie Kalėdas: pas kurių tėvus važiuosime. Užteks kokių dvidešimties minučių. Šiandien nieko spręsti nereikia, noriu suprasti, ko nori tu. Tinka po vakarienės ar geriau rytoj?“

Taip pakviestas žmogus žino, kad jo nelaukia nuosprendis, ir gali pasirengti. Jei siūlomas laikas netinka, neužtenka atsakyti „ne dabar“ – pasiūlykite kitą ir tada pradėkite patys, kad kvietusiajam nereikėtų priminti.

Prieš pradėdami pasitikrinkite ir savo savijautą. Jei širdis jau daužosi, o mintyse skamba „na, dabar tai pasakysiu“, kalbėsite tam, kad išlietumėte pyktį, o ne tam, kad susitartumėte. Palaukite, kol galėsite įvardyti bent vieną dalyką, kurį kitas daro gerai. Tai ne gudrybė pokalbiui pasaldinti: kol žmoguje nematote nieko gera, nepamatysite ir išeities.

Vieta taip pat svarbi. Daug kam lengviau prabilti, kai nereikia žiūrėti į akis: einant paupiu, važiuojant iš sodybos, kartu lupant bulves. Jei prie stalo abu sustingstate, eikite pasivaikščioti. O temai, kurią seniai nešiojatės širdyje, pravartu pasirengti raštu – tam sudarėme [pokalbio lapą](/blog/pokalbio-lapas-kaip-pasirengti-pasakyti-tai-kas-sunku).

## Kalbėkite taip, kad būtų į ką atsakyti

Yra sakinių, po kurių kitam lieka tik gintis: „Tu nieko nematai“, „Su tavimi kaip su siena“. Juose nėra nei įvykio, nei prašymo. Visai kas kita: „Šeštadienį visą popietę tvarkiau namus. Pasirodė, kad to nepastebėjai, ir man liūdna. Norėčiau išgirsti padėką.“ Čia aišku, kas nutiko, kas skauda ir ką būtų galima padaryti.

Kaip tokį sakinį sudėti žingsnis po žingsnio, aprašėme straipsnyje apie [„aš“ sakinius](/blog/kaip-pasakyti-kad-skauda-ir-neizeisti-as-sakiniai). Bet kuriam pokalbiui pravers ir trys paprastos taisyklės:

- **Viena tema.** Jei prireikia žodžių „ir dar“, vadinasi, prasideda kitas pokalbis. Užsirašykite ir palikite jį kitam kartui.
- **Vienas prašymas, kurį įmanoma įvykdyti.** Ne „rodyk daugiau dėmesio“, o „kai grįžti, pirmiausia ateik pasisveikinti, o žinutes perskaityk paskui“.
- **Keli sakiniai, tada pauzė.** Žmogus, dešimt minučių kalbantis be pertraukos, jau skaito paskaitą. Pasakykite, kas svarbiausia, ir nutilkite, kad kitas galėtų atsakyti.

Kalbėtis verta ne tik apie tai, kas negerai. Pora, kuri ištisas savaites aptarinėja vien reikalus ir nuoskaudas, ilgainiui gali imti bijoti paties žodžio „pasikalbėkime“. Todėl kasdien ištarkite bent vieną sakinį, kuriuo nieko neprašote: „Gera buvo žiūrėti, kaip šiandien su dukra juokėtės.“

## Klausykitės tam, kad suprastumėte

Klausytojui lengva pasijusti teisėju: tiesa ar netiesa, pagrįsta ar perdėta. Teisiamas žmogus gudrauja, ginasi arba nutyla. Daugiau sužinosite, jei klausysitės smalsiai: kaip visa tai atrodo iš tavo pusės?

Prieš sakydami savo nuomonę, trumpai persakykite, ką supratote: „Tau atrodo, kad savaitgalius suplanuoju be tavęs. Taip?“ Jei išgirsite „ne visai“, puiku – tuoj paaiškės, kaip yra iš tikrųjų. Tik tada pasakokite, kaip viską matote jūs. Daugiau pavyzdžių ir pratimą dviem rasite straipsnyje [„Kaip klausytis, kad partneris jaustųsi išgirstas“](/blog/kaip-klausytis-kad-partneris-jaustusi-isgirstas).

Ir nesitikėkite būti suprasti be žodžių. Seniai gyvenant kartu lengva būti tikriems, kad kitas „ir taip žino“, o paaiškėjus, kad nežino, labai nusivilti. Kodėl šis įsitikinimas toks gajus, rašome straipsnyje apie [mitą „jei mylėtum, suprastum be žodžių“](/blog/jei-myletum-suprastum-be-zodziu-mitas-kuris-skiria-poras).

### Tas pats pokalbis dar kartą

Grįžkime prie trečiadienio vakaro. Rūpestis buvo toks: vienas iš judviejų penktadieniais po darbo ilgai užtrunka su bendradarbiais. Pirmas bandymas truko pusę minutės: „Penktadienį tavęs vėl nebus?“ – „Visą savaitę dirbu, gal turiu teisę atsikvėpti?“ – „Žinoma, turi. Tik aš kažkodėl neturiu.“ Antras bandymas galėtų skambėti taip:

> – Noriu pasikalbėti apie penktadienius. Kai grįži vėlai, vakarą leidžiu be tavęs, o kaip tik šito vakaro visą savaitę laukiu. Norėčiau, kad bent du penktadienius per mėnesį vakarieniautume kartu.
>
> – Palauk, ar gerai suprantu: pyksti ne dėl mano kolegų, o dėl to, kad mums nelieka vakaro?
>
> – Taip. Kolegos man patinka.
>
> – Man tie susitikimai svarbūs, be jų savaitė tarsi nesibaigia. Bet du penktadienius tikrai galiu skirti mums. Pradėkime nuo artimiausio.

Nė vienas per naktį netapo kantresnis ar išmintingesnis. Pasikeitė trys dalykai: vietoj priekaišto – įvykis ir prašymas, vietoj gynybos – patikslinimas, vietoj pergalės – pirmas nedidelis susitarimas.

## Kai vienas beldžiasi, o kitas užsidaro

Šią sceną galbūt pažįstate ir jūs. Vienas eina iš paskos: „Pasakyk ką nors! Ko tyli?“ Kitas traukiasi: įninka į telefoną, išeina į garažą, numeta „viskas gerai“. Kuo atkakliau beldžiamasi, tuo tvirčiau užsidaroma, o kuo tvirčiau užsidaroma, tuo garsiau beldžiamasi. Kiekvienas mano, kad jis tik atsako į kito elgesį, ir tam tikra prasme abu teisūs.

Po šiais vaidmenimis gali slypėti baimė. Besibeldžiantysis galbūt bijo likti su savo nerimu vienas. Užsidarantysis galbūt bijo, kad bet koks atsakymas bus netinkamas ir viskas tik pablogės. Kol tai neištarta, abu įtaria kitą blogiausiais dalykais.

Jei dažniau beldžiatės jūs, sumažinkite prašymą:

> „Kai tyli, man neramu, ir tada imu spausti. Visko spręsti dabar nereikia. Pasakyk tik, ar galėsime apie tai pasikalbėti rytoj.“

Jei dažniau užsidarote jūs, duokite bent kelis žodžius:

> „Tyliu ne todėl, kad man nerūpi. Bijau pasakyti ką nors ne taip. Leisk pagalvoti iki vakaro – tada pasakysiu.“

Vienas parodo, kad nespaus, kitas – kad nedings. Iš rato kartais pavyksta ištrūkti, net jei iš pradžių kitaip pasielgia tik vienas: tada ir antrajam gali nebereikėti daryti to, ką jis daro visada. Tačiau jei tyla trunka dienų dienas ir ja baudžiama, tai jau ne poreikis pabūti ramybėje – apie tokią tylą reikia kalbėtis atskirai.

Šie vaidmenys nepririšti prie lyties: 116 JAV porų ginčų dienoraščiuose vyrai beldėsi, o žmonos užsidarydavo taip pat dažnai kaip ir atvirkščiai. Keičiasi jie ir pagal temą. Kai kalbama apie pinigus, belstis gali vienas, o kai apie artumą – kitas. Todėl, užuot aiškinęsi, kuris labiau kaltas, pastebėkite, kad ratas jau sukasi, ir pasakykite tai garsiai: „Mes vėl beldžiamės ir rakinamės. Stabtelėkime.“

## Žinutės: kam jos tinka, o kam ne

Žinute patogu susitarti, kas paims vaiką iš būrelio, ir parašyti „galvoju apie tave“. O ginčytis raštu pavojinga: nematyti veido, negirdėti balso, ir paprasčiausias taškas sakinio gale ima dvelkti šalčiu. Vienas autobuse skubėdamas parašo „Gerai.“, kitas tą žodį narsto visą popietę, o vakare paaiškėja, kad buvo tiesiog gerai. Be to, parašytas žodis lieka. Jį galima perskaityti penkis kartus, kaskart vis piktesniu balsu.

Susitarkite: vos vienas pajunta, kad susirašinėjimas kaista, jis rašo „pasikalbėkime gyvai“, ir abu liaujatės. Jei esate toli vienas nuo kito, skambinkite. Kartais vis dėlto raštu pradėti lengviau, ypač kai gėda. Tada parašykite ir pridurkite: „Atsakyti žinute nereikia. Norėčiau, kad vakare apie tai pasikalbėtume.“

## Sakiniai, grąžinantys pokalbį į vėžes

Net gerai prasidėjęs pokalbis gali nukrypti. Tokią akimirką praverčia sakinys, kurį abu atpažįstate.

| Kas vyksta | Ką galima pasakyti |
| --- | --- |
| Kalbate apie tris dalykus iš karto | „Palaukime. Kurį iš jų pabaigsime šiandien?“ |
| Aiškinatės, kas ką tiksliai pasakė | „Gal pasakiau ne taip. Norėjau pasakyti štai ką…“ |
| Abu įrodinėjate savo tiesą | „Pabandysiu pasakyti, kaip supratau tave. Pataisyk.“ |
| Vienas nutilo | „Atrodo, tau jau per daug. Patylėkime kartu minutę.“ |
| Balsai kyla | „Nenoriu pyktis. Padarykime pusvalandžio pertrauką.“ |
| Nieko neišsprendėte | „Nesusitarėme, bet dabar geriau suprantu, ko nori.“ |

Išsirinkite du ar tris, kuriuos lengvai ištartumėte savo balsu, ir aptarkite juos ramią dieną. Kaip sustoti, kad kitas nesijaustų paliktas, skaitykite straipsnyje apie [pertrauką ginče](/blog/pertrauka-gince-kaip-sustoti-ir-vel-grizti-prie-pokalbio).

## Kai vien kalbėtis neužtenka

Jei po pokalbių niekas nesikeičia, nes susitarimų nesilaikoma, ieškokite ne gražesnių žodžių, o mažesnių pažadų ir aiškių datų: kas, ką ir iki kada padarys. Jei kiekvienas bandymas baigiasi toje pačioje vietoje, gali padėti su poromis dirbantis specialistas. Iš šalies lengviau pastebėti, kur kaskart pasukate ne ten. Apie pagalbą verta pagalvoti, kai kurios nors temos visai nebeliečiate, nes „vis tiek nieko gera“, kai po pokalbių jaučiatės blogiau negu prieš juos arba kai žinias vienas kitam perduodate per vaikus. Nė vienas šių ženklų nereiškia pabaigos. Jie sako tik tiek, kad šiai temai dviejų žmonių jėgų dabar maža.

Yra ir svarbesnė sąlyga. Visa, ką čia aprašėme, tinka tada, kai abu galite pasakyti „ne“ ir dėl to nebijote. Jei po atviro žodžio sulaukiate grasinimų, žeminimo, draudimų ar smurto, jei prieš prabildami kaskart svarstote, ar tai saugu, jums trūksta ne bendravimo įgūdžių. Trūksta saugumo, ir dėl to jūs nekalti. Kur kreiptis, rasite [pagalbos puslapyje](/support).

## Trys savaitės pradžiai

Visko iš karto keisti nereikia. Siūlome eiti nuo lengvesnių dalykų prie sunkesnių:

1. **Pirma savaitė – padėkos ir smalsumas.** Kasdien padėkokite už vieną konkretų dalyką ir užduokite vieną klausimą, kurio dar nesate uždavę. Jų rasite tarp [trisdešimties klausimų dviem](/blog/trisdesimt-klausimu-dviem-vakarui-be-telefonu).
2. **Antra savaitė – vienas sutartas pokalbis.** Nedidelė tema, dvidešimt minučių, telefonai kitame kambaryje. Vienas kalba, kitas persako, ką išgirdo, paskui keičiatės.
3. **Trečia savaitė – tai, kas atidėliota.** Pasirinkite vieną temą, kurios vengėte, užsirašykite, ką norite pasakyti, ir pakvieskite pokalbio.

Po trijų savaičių prisėskite prie arbatos ir aptarkite: kada šiomis dienomis jautėmės suprasti? Kas prie to prisidėjo? Būtent tai ir tęskite. Jei trečioji savaitė baigėsi ginču, grįžkite prie pirmosios ir pasirinkite mažesnę temą. Susikalbėti mokomasi taip pat kaip šokti poroje: iš pradžių minama ant kojų, paskui vis rečiau, o žingsnius ilgainiui prisimenate negalvodami.

## Šaltiniai

- [Lauren M. Papp, Chrystyna D. Kouros ir E. Mark Cummings, „Demand-Withdraw Patterns in Marital Conflict in the Home“, Personal Relationships, 2009](https://pmc.ncbi.nlm.nih.gov/articles/PMC3218801/)
`,
  published: true,
  readingTime: 10,
  category: 'Bendravimas',
  tags: ['bendravimas', 'pokalbiai', 'aktyvus klausymasis', 'aš sakiniai', 'susitarimai'],
  seoTitle: 'Bendravimas poroje: kaip vėl susikalbėti',
  metaDescription:
    'Bendravimas poroje: kaip pakviesti pokalbio, kalbėti be priekaištų ir klausytis, ką daryti, ' +
    'kai vienas tyli, ir kokie sakiniai padeda nesusipykti.',
  focusKeyword: 'bendravimas poroje',
  metaKeywords: [
    'bendravimas poroje',
    'kaip susikalbėti',
    'pokalbis su partneriu',
    'partneris tyli',
    'aktyvus klausymasis',
    'santykiai',
  ],
  imageUrl: '/covers/bendravimas-poroje-kaip-susikalbeti-kai-zodziai-nebepadeda.svg',
  imageAltText: 'Du žmonės kalbasi pro gretimus langus puodelių ir virvutės telefonu.',
  createdAt: '2025-10-06T07:20:00.000Z',
}
