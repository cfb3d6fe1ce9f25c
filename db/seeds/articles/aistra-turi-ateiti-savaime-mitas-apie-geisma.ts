import type { SeedPost } from '../seed-content.ts'

export const article: SeedPost = {
  slug: 'aistra-turi-ateiti-savaime-mitas-apie-geisma',
  title: '„Aistra turi ateiti savaime“: mitas apie geismą',
  excerpt:
    'Jei reikia stengtis, vadinasi, nebemylime? Kodėl šis įsitikinimas gesina geismą, kuo ' +
    'skiriasi du jo keliai ir kaip jį kurstyti nieko neverčiant.',
  content: `Filmuose viskas prasideda nuo žvilgsnio lifte. Niekas nepaklausia, ar užrakintos durys, ar išjungta lygintuvo rozetė, ar rytoj kelsimės šeštą. Aistra ateina pati – tokia, kad net nuotraukos krinta nuo sienų.

Paskui žiūrovai grįžta namo, išsivalo dantis ir atsigula kiekvienas savo pusėje. Ir pagalvoja: jei mums taip nebenutinka, matyt, viskas baigta.

Įsitikinimas, kad tikra aistra turi ateiti savaime, o jei reikia jai ruoštis, ji netikra, nuliūdina ne vieną porą, kuri dar tikrai turi ką kurstyti. Pažiūrėkime, kas jame teisinga, o kas ne.

## Iš kur jis atėjo

Pirmiausia iš mūsų pačių patirties. Įsimylėjus geismo iš tiesų nereikia kviesti: jis atsibunda anksčiau už mus ir užmiega vėliau. Ta patirtis stipri, ir natūralu ją laikyti tikruoju matu.

Antra, iš tylos. Apie tai, kaip geidžiama dvidešimtaisiais bendro gyvenimo metais, mums niekas nepasakojo: nei tėvai, nei mokykla, nei romanai, kurie baigiasi vestuvėmis. Neturėdami su kuo palyginti, lyginame su pradžia.

Trečia, iš nenoro būti atstumtiems. Jei geismas privalo kilti abiem vienu metu ir savaime, niekam nereikia pasakyti „noriu tavęs“ ir išgirsti „šiandien ne“. Mitas saugo nuo gėdos. Tik kaina didelė: laukiama metų metus.

## Ko pradžioje nematome

Prisiminkite savo pirmuosius mėnesius atidžiau. Argi tikrai niekas nesistengta?

Trečiadienį sutarėte susitikti šeštadienį ir tris dienas apie tai galvojote. Išsiprausėte, išsirinkote marškinius, pakeitėte patalynę. Vakarieniaudami žiūrėjote vienas į kitą, o ne į ekraną. Klausinėjote, klausėtės, lietėte ranką. Kol galų gale pasibučiavote, geismui ruoštasi kelias paras.

Taigi ir tada jis atėjo ne visai savaime. Laužas irgi neįsidega be nieko: kažkas prineša malkų, randa užuovėją, pakursto. Jūsų malkos buvo laukimas, dėmesys, laikas, naujumas, švari patalynė. Tik pasirengimo nevadinote darbu, nes jis buvo malonus. Ir niekam neatėjo į galvą, kad tokia ugnis netikra.

## Du geismo keliai

2000 metais gydytoja Rosemary Basson aprašė modelį, pagal kurį moters geismas ilguose santykiuose gali būti ne savaiminis, o atsakomasis (angl. *responsive desire*). Savaiminis užplūsta be aiškios priežasties: eini gatve ir staiga nori. Atsakomasis pabunda kaip atsakas: iš pradžių ramu, gal net jaučiamas nuovargis, bet glėbys, pokalbis, šiltas vanduo, lėtas bučinys – ir po kiek laiko pajunti, kad nori.

Modelis kurtas moterims, bet galite pastebėti, kad antrasis kelias pažįstamas ir vyrams. Europos seksualinės medicinos draugija specialistams pataria skirtingą geismą laikyti įprastu dalyku ir kvestionuoti mitą, kad jis turi ateiti savaime. Ji neslepia: tai ekspertų nuomonė, tyrimų dar trūksta. Jei apie antrąjį kelią nežinai, lengva nuspręsti: „Pirmas nebenoriu, vadinasi, nebenoriu visai.“

**Tik svarbi riba.** Atsakomasis geismas nėra „iš pradžių nenori, paskui patiks“. Pradėti galima tik tada, kai abu esate atviri pažiūrėti, ar norėsis, ir bet kurią akimirką galite sustoti. „Nežinau, ar norėsiu, bet prisiglausti noriu“ yra sutikimas prisiglausti. Ne daugiau. Jei prisiverčiama iš pareigos ar baimės, padaroma žala: artumas ima reikšti vietą, kur tavęs neklausoma.

## Kai jūsų keliai skiriasi

Būna, kad vienam geismas kyla savaime, kitam – kaip atsakas. Pirmasis laukia, kad kitas nors kartą pradėtų pats, ir nesulaukęs mano esąs nebegeidžiamas. Antrasis pradeda retai, nes, kol niekas neprasidėjo, nieko ir nejaučia. Abu liūdi dėl to paties, tik iš skirtingų pusių.

> – Tu niekada nepradedi. Atrodo, galėtum gyventi ir visai be manęs.
>
> – Negalėčiau. Man noras ateina vėliau negu tau. Kai pirma pasikalbame ir pagulime, jis dažnai atsiranda.
>
> – Tai man reikia laukti?
>
> – Ne, gali mane pakviesti pagulėti. O aš pasistengsiu kviesti, net kai dar nežinau, kas iš to bus.

Po tokio pokalbio kvietimas nebėra egzaminas. Vienas sužino, kad lėta pradžia nėra atstūmimas, kitas – kad galima kviesti ir be garantijos.

## Kas geismą kursto ir kas gesina

Kinsey instituto tyrėjai seksualinį atsaką aiškina kaip skatinimo ir stabdymo pusiausvyrą ir lygina ją su dviem automobilio pedalais, kurių jautrumas kiekvieno žmogaus kitoks. Knieti rūpintis vien greičiu: pirkti žvakes, apatinius, bilietus į spektaklį. O automobilis gali nejudėti todėl, kad nuspaustas stabdys. Pirma atleiskite jį.

| Galimi stabdžiai | Kaip juos šiek tiek atleisti |
| --- | --- |
| Nuovargis | Artumui skirti šeštadienio rytą arba popietę, ne trečiadienio vidurnaktį |
| Neužbaigti darbai galvoje | Dešimt minučių surašyti rytojaus darbus ir užversti sąsiuvinį |
| Neišsakyta nuoskauda | Pasakyti ją dieną, trumpai, ir nelaukti vakaro |
| Baimė, kad išgirs vaikai | Durų skląstis, muzika, vakaras, kai vaikai pas senelius |
| Gėda dėl savo kūno | Prietema, pledas, laikas; kito žodžiai apie tai, kas jam gražu |
| Spaudimas, kad turi pavykti | Susitarimas: šįvakar nieko nesiekiame |

O kas prideda greičio, kiekvienam savaip, tad užuot spėję, paklauskite: „Kada paskutinį kartą pajutai, kad manęs nori? Kas prieš tai vyko?“ Atsakymai gali nustebinti: „Kai vedei susirinkimą per kompiuterį“, „kai kepei vaikams blynus ir niūniavai“.

## Pratimas: malkos, o ne žaibas

Tris savaites, du kartus per savaitę, susitarkite dėl pusvalandžio, kurio tikslas – ne seksas, o artumas, iš kurio noras galėtų kilti. Tvarka paprasta:

1. **Paskirkite laiką kartu** ir abu įsirašykite. Laukimas irgi priklauso pratimui: dieną galima parašyti „laukiu devintos“.
2. **Penkios minutės persijungti.** Dušas, kita muzika, telefonai kitame kambaryje.
3. **Dešimt minučių kalbėtis** ne apie buitį. Vienas klausimas: „Kas tave šią savaitę pradžiugino?“
4. **Ketvirtis valandos liestis taip, kaip abiem gera,** apsirengus ar ne. Tas, kurį liečia, sako „čia gera“, „lėčiau“, „sustok“.
5. **Pasiteirauti:** „Kaip tau dabar?“ Jei abu norite toliau, tęskite. Jei ne, tuo ir baikite – pratimas pavykęs.

Po trijų savaičių palyginkite: kada norėjosi labiau, kada mažiau, kas tam padėjo. Ieškote ne rekordų, o to, kas kartojasi.

**Jei po pratimo liūdna,** nes vėl neatsirado noro, pasakykite tai: „Man gaila, kad šiandien neatsirado. Pabūti su tavimi vis tiek buvo gera.“ Ir kitą kartą trumpinkite – gal pusvalandis per ilgas.

**Jei vienas jaučiasi verčiamas dalyvauti,** pratimo nebelieka. Grįžkite prie pokalbio ir paklauskite, ko jam trūksta, kad būtų ramu. Sakinių rasite straipsnyje [apie tai, kaip kalbėtis apie seksą](/blog/kaip-kalbetis-apie-seksa-zodziai-nuo-kuriu-lengviau-pradeti).

## „Bet planuoti neromantiška“

Prieštaravimas suprantamas. Tačiau čia planuojamas tik laikas, noras lieka laisvas: kalendoriuje rašome „šeštadienis, dviese“, ne „šeštadienis, seksas“. Atostogas irgi planuojame, o nuo to jos netampa mažiau laukiamos.

Ir dar: ne kiekvienas geismo tylėjimas yra mitas. Jei jis dingo staiga, pradėjus vartoti vaistus, po gimdymo, netekties, kartu su liūdesiu, kuris nesitraukia, ar kai mylintis skauda, pasitarkite su gydytoju. Jei dingo todėl, kad namuose bijote, jokie pratimai čia nepadės, ir jų daryti nereikia: kas padeda, rasite [pagalbos puslapyje](/support). Geismas ten, kur nesaugu, tyli iš išminties.

## Ką pasakyti šįvakar

Vietoj „mums jau nebe taip“ pabandykite: „Pasiilgau to, kaip vienas kito laukdavome. Gal šią savaitę vėl ko nors palaukime?“ Iš laukimo, o ne iš žaibo viskas ir prasidėjo. Kaip artumą puoselėti toliau, skaitykite straipsnyje [„Artumas ilguose santykiuose“](/blog/artumas-ilguose-santykiuose-kaip-ji-islaikyti).

O kurios artumo rūšies jums dabar labiausiai trūksta, padės suprasti [artumo testas](/testas/artumo-testas).

## Šaltiniai

- [Rosemary Basson, „The Female Sexual Response: A Different Model“, Journal of Sex & Marital Therapy, 2000](https://doi.org/10.1080/009262300278641)
- [Marieke Dewitte ir kt., „Sexual Desire Discrepancy: A Position Statement of the European Society for Sexual Medicine“, Sexual Medicine, 2020](https://doi.org/10.1016/j.esxm.2020.02.008)
- [Kinsey institutas, „The Dual Control Model of Sexual Response“](https://kinseyinstitute.org/research/dual-control-model.php)
- [Erick Janssen ir John Bancroft, „The Dual-Control Model: The Role of Sexual Inhibition & Excitation in Sexual Arousal and Behavior“, 2007](https://www.researchgate.net/publication/240305604_The_Dual-Control_Model_The_role_of_sexual_inhibition_excitation_in_sexual_arousal_and_behavior)
`,
  published: true,
  readingTime: 6,
  category: 'Intymumas',
  tags: ['intymumas', 'geismas', 'seksas', 'mitai', 'ilgi santykiai'],
  seoTitle: 'Aistra turi ateiti savaime: mitas apie geismą',
  metaDescription:
    'Kodėl geismas ilguose santykiuose gali neateiti pats, kuo skiriasi du jo keliai, kas jį ' +
    'silpnina ir kaip be spaudimo vėl jį kurstyti dviese. Su pratimu.',
  focusKeyword: 'geismas santykiuose',
  metaKeywords: [
    'geismas santykiuose',
    'aistra ilguose santykiuose',
    'dingo geismas',
    'seksas poroje',
    'mitai apie seksą',
  ],
  imageUrl: '/covers/aistra-turi-ateiti-savaime-mitas-apie-geisma.svg',
  imageAltText: 'Vakaras miške: pora sėdi prie laužo, vienas deda į ugnį šaką.',
  createdAt: '2026-02-11T08:10:00.000Z',
}
