import type { SeedQuiz } from '../seed-content.ts'

export const quiz: SeedQuiz = {
  slug: 'kasdienybes-dviese-testas',
  title: 'Kasdienybės dviese testas',
  description:
    'Dvylika klausimų apie namų darbus, pinigus, poilsį ir artimuosius. Sužinosite, kurie susitarimai jums padeda, o dėl ko metas tartis iš naujo.',
  instructions:
    'Prisiminkite pastarąjį mėnesį ir rinkitės tai, kas vyksta dažniausiai. Jei gyvenate atskirai, galvokite apie dienas, kurias leidžiate kartu. Vietoj vieno klausimo rasite teiginį – skalėje nuo 1 iki 5 pažymėkite, kiek jis tinka jums.',
  published: true,
  createdAt: '2026-02-24T08:20:00.000Z',
  questions: [
    {
      question: 'Kas namuose pastebi, ką reikia padaryti?',
      questionType: 'multiple_choice',
      options: ['Beveik visada tas pats žmogus', 'Abu maždaug vienodai', 'Dažniau vienas iš mūsų'],
      weights: [0, 3, 1],
      dimension: 'Namų darbai ir rūpinimasis',
      required: true,
    },
    {
      question: 'Jums pritrūko jėgų savo daliai namų darbų. Kas vyksta toliau?',
      questionType: 'multiple_choice',
      options: [
        'Darbas tyliai lieka rytojui',
        'Vis tiek padarau, nes daugiau nėra kam',
        'Sutariame, kas gali palaukti',
        'Sulaukiu priekaištų',
      ],
      weights: [2, 1, 3, 0],
      marks: [null, null, null, 'sign'],
      dimension: 'Namų darbai ir rūpinimasis',
      required: true,
    },
    {
      question: 'Partneris pastebi, kiek darau dėl mūsų namų.',
      questionType: 'scale',
      options: ['1 – visiškai netinka', '2', '3', '4', '5 – visiškai tinka'],
      weights: [0, 1, 2, 3, 4],
      dimension: 'Namų darbai ir rūpinimasis',
      required: true,
    },
    {
      question: 'Kiek žinote apie pinigus, iš kurių judu gyvenate?',
      questionType: 'multiple_choice',
      options: [
        'Mažai, nes man taip paprasčiau',
        'Beveik nieko, nes man nesako',
        'Žinau apytikriai',
        'Žinau viską, kas svarbu',
        'Beveik nieko, nes klausti nedrąsu',
      ],
      weights: [1, 0, 2, 3, 0],
      marks: [null, 'fear', null, null, 'fear'],
      dimension: 'Pinigai ir sprendimai',
      required: true,
    },
    {
      question: 'Kaip nusprendžiate dėl brangesnio pirkinio namams?',
      questionType: 'multiple_choice',
      options: [
        'Tariamės tol, kol sprendimas tinka abiem',
        'Vienas nuperka, o kitas sužino vėliau',
        'Paskutinį žodį visada taria tas pats žmogus',
      ],
      weights: [3, 0, 1],
      marks: [null, null, 'sign'],
      dimension: 'Pinigai ir sprendimai',
      required: true,
    },
    {
      question: 'Ar turite pinigų, kuriuos galite leisti neatsiskaitydami partneriui?',
      questionType: 'multiple_choice',
      options: [
        'Turiu, bet juos leisti nejauku',
        'Taip, tokių pinigų turime abu',
        'Ne, turiu paaiškinti kiekvieną išleistą eurą',
        'Ne, apie tai nesame kalbėję',
      ],
      weights: [2, 3, 0, 1],
      marks: ['sign', null, 'fear', null],
      dimension: 'Pinigai ir sprendimai',
      required: true,
    },
    {
      question: 'Ar per savaitę turite laiko tik sau?',
      questionType: 'multiple_choice',
      options: [
        'Taip, tokį laiką saugome abu',
        'Kartais, bet dėl jo tenka derėtis',
        'Beveik ne – visą laiką pasiima darbai',
        'Ne, partneris pyksta, kai būnu be jo',
        'Ne, partneris neleidžia',
      ],
      weights: [3, 2, 1, 0, 0],
      marks: [null, null, null, 'fear', 'fear'],
      dimension: 'Laikas ir poilsis',
      required: true,
    },
    {
      question: 'Koks dažniausiai būna jūsų laisvas vakaras namuose?',
      questionType: 'multiple_choice',
      options: [
        'Sėdime greta, bet beveik nesikalbame',
        'Pasikalbame, tik daugiausia apie reikalus',
        'Ką nors smagaus veikiame drauge',
        'Kiekvienas būname prie savo ekrano',
      ],
      weights: [1, 2, 3, 0],
      dimension: 'Laikas ir poilsis',
      required: true,
    },
    {
      question: 'Kuriam iš jūsų savaitgalį lieka laiko pailsėti?',
      questionType: 'multiple_choice',
      options: ['Abiem maždaug vienodai', 'Dažniau vienam iš mūsų', 'Nė vienam'],
      weights: [3, 1, 0],
      dimension: 'Laikas ir poilsis',
      required: true,
    },
    {
      question:
        'Giminaičiai kviečia į svečius, o vienam iš judviejų norisi likti namie. Kaip apsisprendžiate?',
      questionType: 'multiple_choice',
      options: [
        'Vienas sutinka už abu',
        'Kiekvienas renkasi pats',
        'Važiuojame abu, nes kitaip jie įsižeistų',
        'Prieš atsakydami pasitariame dviese',
      ],
      weights: [1, 2, 0, 3],
      dimension: 'Artimieji ir ribos',
      required: true,
    },
    {
      question: 'Artimieji prašo daugiau, nei galite. Kas jiems pasako „ne“?',
      questionType: 'multiple_choice',
      options: ['Visada tas pats žmogus', 'Niekas', 'Kiekvienas atsako savo artimiesiems'],
      weights: [1, 0, 3],
      dimension: 'Artimieji ir ribos',
      required: true,
    },
    {
      question: 'Ką pajuntate išgirdę, kad partneris grįžo namo?',
      questionType: 'multiple_choice',
      options: [
        'Nieko ypatingo',
        'Apsidžiaugiu',
        'Spėlioju, kokios nuotaikos grįžo',
        'Įsitempiu: bijau ką nors padaryti ne taip',
      ],
      weights: [2, 3, 1, 0],
      marks: [null, null, 'sign', 'fear'],
      required: true,
    },
  ],
  dimensions: [
    {
      name: 'Namų darbai ir rūpinimasis',
      advice: {
        low: 'Namų rūpesčiai dabar gula ant vieno pečių arba lieka nepastebėti, ir nuo to kaupiasi nuovargis. Pasirinkite vieną darbą, kuris slegia labiausiai, ir susitarkite, kad visą mėnesį juo nuo pradžios iki galo rūpinsis kitas – taip pat ir prisimins. Jei paprašyti pagalbos nedrįstate, nes bijote partnerio pykčio, pirmiausia pasikalbėkite su žmogumi, kuriuo pasitikite, arba su emocinės paramos tarnyba.',
        middle:
          'Dalį darbų jau dalijatės, bet vienam vis tenka priminti, o kitam – laukti, kol paprašys. Surašykite ir nematomus darbus: kas planuoja pirkinius, registruoja pas gydytoją, prisimena gimtadienius. Vieną iš jų perduokite kitam visą, be priminimų, o po savaitės pasikalbėkite, kaip sekėsi.',
        high: 'Namais rūpinatės abu, o tai, ką padaro kitas, nelieka nepastebėta. Tokia tvarka laikosi tol, kol ją peržiūrite: pasikeitus darbo grafikui ar sveikatai, perdalykite darbus nelaukdami nuoskaudų. Ir toliau dėkokite už tai, kas lyg ir savaime suprantama.',
      },
      articles: [
        'namu-darbu-lapas-kaip-pasidalyti-be-priekaistu',
        'gincas-del-indu-atvejis-zingsnis-po-zingsnio',
        'savaites-pokalbis-pusvalandis-kuris-palaiko-rysi',
      ],
      talk: 'Kuris namų darbas tave labiausiai vargina, nors aš to gal nepastebiu?',
    },
    {
      name: 'Pinigai ir sprendimai',
      advice: {
        low: 'Apie pinigus dabar žinote ar sprendžiate mažiau, nei reikėtų, kad abu jaustumėtės ramūs. Pradėkite nuo vieno vakaro be priekaištų: kartu surašykite, kokios šio mėnesio pajamos ir kokios būtinos išlaidos. Jei partneris jums pinigų neduoda, tikrina kiekvieną pirkinį ar draudžia dirbti, tai kontrolė – saugiai pasitarti galite Specializuotos kompleksinės pagalbos centre.',
        middle:
          'Apie pinigus kalbatės, tačiau ne visada iš anksto, o sprendimas ne visada būna abiejų. Sutarkite sumą, nuo kurios pirkinį aptariate abu, ir kitą – nebūtinai didelę, – dėl kurios nė vienam nereikia atsiskaityti. Kartą per mėnesį skirkite valandą bendrai apžvalgai.',
        high: 'Abu žinote, kiek turite, ir apie svarbius pirkinius sprendžiate drauge. Tai suteikia ramybės ir apsaugo nuo staigmenų. Kartą per mėnesį pasikalbėkite ir apie tai, ko norėtumėte, – bendras tikslas pinigams suteikia prasmę.',
      },
      articles: [
        'pinigai-poroje-kaip-susitarti-ir-nesusipykti',
        'nutyleta-skola-atvejis-ir-kelias-atgal',
        'klausimai-pries-apsigyvenant-kartu',
      ],
      talk: 'Kas tau padėtų ramiau galvoti apie mūsų pinigus?',
    },
    {
      name: 'Laikas ir poilsis',
      advice: {
        low: 'Poilsio ir laiko dviese dabar mažai, o pavargus net menkniekis virsta ginču. Šią savaitę kiekvienam suraskite po vieną laisvą vakarą: vienas ilsisi, kitas pasirūpina namais, paskui pasikeičiate. Jei laiko sau neturite todėl, kad partneris draudžia ar baudžia tyla, nelikite su tuo vieni – pasitarkite su specialistu arba emocinės paramos tarnyba.',
        middle:
          'Laiko pailsėti randate, tačiau ne abu vienodai arba ne tada, kai jo labiausiai reikia. Sekmadienį pasižiūrėkite į kitos savaitės kalendorių ir pirmiausia įrašykite poilsį: po vieną vakarą kiekvienam ir vieną judviem. Tik tada dėliokite visa kita.',
        high: 'Mokate ir pailsėti kiekvienas sau, ir būti drauge. Tokia pusiausvyra lengvai pasimeta per remontus, ligas ar įtemptą laiką darbe, tad saugokite ją sąmoningai. Retkarčiais leiskitės į ką nors nauja dviese – nebūtinai toli.',
      },
      articles: [
        'savaites-pokalbis-pusvalandis-kuris-palaiko-rysi',
        'artumas-kasdienybeje-mazi-zenklai-kurie-suartina',
        'trisdesimt-klausimu-dviem-vakarui-be-telefonu',
      ],
      talk: 'Koks vakaras tau iš tikrųjų padeda pailsėti?',
    },
    {
      name: 'Artimieji ir ribos',
      advice: {
        low: 'Artimųjų lūkesčiai dabar dažnai nulemia, kaip leidžiate laiką, o įtampa lieka judviem. Susitarkite dėl paprastos taisyklės: į kvietimus ir prašymus atsakote tik pasitarę – „pasikalbėsime dviese ir paskambinsiu“. Jei kuris nors artimasis jus žemina, grasina ar gąsdina, vien mandagaus „ne“ nepakaks: pasitarkite su specialistu arba emocinės paramos tarnyba.',
        middle:
          'Su artimaisiais dažniausiai susitariate, tačiau „ne“ kartais pasakyti per sunku arba jį vis taria tas pats žmogus. Tegul kiekvienas kalbasi su savo tėvais ir sako „mes nusprendėme“, o ne „žmona nenori“ ar „vyras neleidžia“. Prieš šventes pasitarkite iš anksto, kol dar niekam nieko nepažadėjote.',
        high: 'Artimiesiems randate laiko, o sprendimus priimate dviese. Taip saugote ir savo porą, ir gerus santykius su tėvais. Prieš didžiąsias šventes vis tiek pasikalbėkite iš naujo: metams bėgant keičiasi ir jūsų, ir artimųjų poreikiai.',
      },
      articles: [
        'kaip-pasakyti-tevams-ne-ir-nesusipykti-ribos-ir-zodziai',
        'kaip-pasakyti-kad-skauda-ir-neizeisti-as-sakiniai',
        'kaip-stiprinti-santykius-vadovas-dviem',
      ],
      talk: 'Kada norėtum, kad su artimaisiais kalbėčiau tvirčiau?',
    },
  ],
  categories: [
    {
      name: 'Kasdienybė dabar slegia',
      description:
        'Atsakymai rodo, kad buitis, pinigai ar artimųjų lūkesčiai šiuo metu atima daug jėgų, o tariamasi mažai arba per vėlai. Tai nereiškia, kad judu netinkate vienas kitam – dažniau trūksta aiškių susitarimų ir poilsio.',
      minScore: 0,
      maxScore: 12,
      advice: [
        'Šią savaitę pasirinkite vieną namų darbą, dėl kurio dažniausiai kyla įtampa, ir susitarkite, kas už jį atsako nuo pradžios iki galo.',
        'Susitarimą užsirašykite vienu sakiniu – kas, ką ir kada daro – ir po savaitės kartu pasižiūrėkite, kaip sekėsi.',
        'Apie nuovargį kalbėkite prašymu: „Man reikia pagalbos, ar galėtum šiandien pasirūpinti vakariene?“',
        'Pinigų ir giminių kol kas nelieskite tą patį vakarą – kiekvienai temai skirkite atskirą pusvalandį.',
        'Jei partneris jums draudžia leisti pinigus, dirbti ar matytis su artimaisiais, gąsdina arba žemina, šiuos patarimus atidėkite: Specializuotos kompleksinės pagalbos centruose ir emocinės paramos tarnybose galite saugiai pasitarti, ką daryti.',
      ].join('\n'),
      color: '#b5654a',
    },
    {
      name: 'Susitarimų yra, bet ne visi veikia',
      description:
        'Dalis kasdienybės jūsų namuose sustyguota gerai, o dalis vis dar remiasi vieno žmogaus atmintimi ar kantrybe. Nedaug trūksta, kad abiem būtų lengviau.',
      minScore: 13,
      maxScore: 25,
      advice: [
        'Šią savaitę skirkite pusvalandį ir surašykite, kas kuo namuose rūpinasi, – taip pat ir tuo, ko nesimato.',
        'Pasirinkite vieną eilutę, kuri neteisinga ar vargina, ir pakeiskite tik ją.',
        'Sutarkite sumą, nuo kurios pirkinius aptariate iš anksto, ir sumą, dėl kurios nereikia atsiskaityti.',
        'Į kalendorių pirmiausia įrašykite poilsį: po vakarą kiekvienam ir vieną vakarą judviem.',
        'Jei apie kurią nors iš šių temų kalbėtis baugu, pirmiausia pasitarkite su specialistu arba emocinės paramos tarnyba.',
      ].join('\n'),
      color: '#9c7a38',
    },
    {
      name: 'Namai, kuriais rūpinatės abu',
      description:
        'Darbais, pinigais ir laiku dalijatės taip, kad lieka vietos ir poilsiui, ir vienam kitam. Tokia tvarka neatsiranda savaime – ją susikūrėte tardamiesi.',
      minScore: 26,
      maxScore: 37,
      advice: [
        'Šią savaitę padėkokite vienas kitam už vieną namų darbą, kuris paprastai atrodo savaime suprantamas.',
        'Kartą per metų ketvirtį peržiūrėkite susitarimus: ar jie vis dar tinka abiem.',
        'Susiplanuokite vieną bendrą malonumą, kuriam šį mėnesį taupysite ir laiką, ir pinigus.',
        'Jei kuris nors klausimas privertė suklusti, aptarkite jį dabar, kol tema dar nedidelė.',
      ].join('\n'),
      color: '#4f8a70',
    },
  ],
}
