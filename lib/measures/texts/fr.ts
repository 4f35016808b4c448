import type { MeasureId, MeasureTag, SubMeasureId } from '../catalogue.ts'

export interface MeasureText {
  /** What the law asks, in one or two sentences. */
  readonly summary: string
  readonly who: string
  /** Paragraphs that say more. */
  readonly description: readonly string[]
  /** What to tell who has done it all. */
  readonly successExplanation: string
}

export interface SubMeasureText {
  readonly title: string
  readonly shortTitle: string
  readonly who: string
  readonly description: string
  /** How to do it, in a few gestures. */
  readonly how: readonly string[]
}

/** The texts of the catalogue of measures, in our own words. English has the same shape, or does not compile. */
export interface MeasureTexts {
  readonly tags: Readonly<Record<MeasureTag, string>>
  readonly measures: Readonly<Record<MeasureId, MeasureText>>
  readonly subMeasures: Readonly<Record<SubMeasureId, SubMeasureText>>
}

const everyone = 'Toute la restauration collective, publique et privée'

export const fr: MeasureTexts = {
  tags: {
    scolaire: 'Écoles, collèges, lycées',
    administration: 'Administrations',
    universitaire: 'Universités',
    medical: 'Hôpitaux et soins',
    social: 'Médico-social',
    creche: 'Crèches',
    loisirs: 'Loisirs',
    entreprises: 'Entreprises',
  },
  measures: {
    'qualite-des-produits': {
      summary:
        'Sur une année, la moitié de vos achats alimentaires sont des produits durables et de qualité, dont au moins 20 % de bio.',
      who: everyone,
      description: [
        'La part se calcule en euros hors taxes, sur tous les achats de l’année civile, boissons comprises. Pour 100 € d’achats, il faut donc 50 € de produits durables et de qualité, parmi lesquels 20 € de bio au moins.',
        'Depuis 2024, les viandes, les volailles, les poissons et les produits de la mer ont leur propre objectif : 60 % de produits durables et de qualité, et 100 % dans les restaurants de l’État, de ses établissements publics et des entreprises publiques nationales.',
      ],
      successExplanation: 'Vos achats atteignent les seuils de votre territoire. Bravo, et dites-le à vos convives !',
    },
    'gaspillage-alimentaire': {
      summary:
        'Mesurez ce qui est jeté, cherchez pourquoi, agissez, et donnez ce qui peut encore être mangé. Le cap : moitié moins de gaspillage en 2025 qu’en 2015.',
      who: everyone,
      description: [
        'Le gaspillage d’une cantine vient de trois endroits : la préparation, les plats qui n’ont pas été servis, et les restes dans les assiettes. Une pesée de cinq jours dit lequel compte le plus chez vous.',
      ],
      successExplanation:
        'Vous savez d’où vient votre gaspillage et vous agissez pour le réduire. Bravo, continuez de mesurer !',
    },
    'menus-vegetariens': {
      summary:
        'Des légumineuses, des céréales, des œufs et des produits laitiers à côté de la viande et du poisson : un menu végétarien par semaine à l’école, tous les jours dans les restaurants de l’État.',
      who: 'Selon la mesure : voyez ci-dessous',
      description: [
        'Un menu végétarien ne contient ni viande, ni poisson, ni crustacé, ni fruit de mer. Il peut contenir des œufs et des produits laitiers.',
      ],
      successExplanation: 'Vos convives ont le choix et découvrent d’autres protéines. Bravo !',
    },
    'interdiction-du-plastique': {
      summary:
        'Plus de bouteilles d’eau, d’ustensiles jetables ni de contenants en plastique : le verre, l’inox, la faïence et le réemploi prennent leur place.',
      who: 'Selon la mesure : voyez ci-dessous',
      description: [
        'Chauffés ou usés, les plastiques peuvent laisser passer des substances dans les repas. Jetés, ils durent des siècles. La loi les retire des cuisines étape par étape.',
      ],
      successExplanation: 'Le plastique a quitté votre cuisine et vos tables. Bravo !',
    },
    'information-des-usagers': {
      summary:
        'Les convives et leurs familles savent ce qu’il y a dans l’assiette : la part de produits durables et de qualité, l’équilibre des menus et l’origine des viandes.',
      who: 'Selon la mesure : voyez ci-dessous',
      description: [
        'C’est aussi l’occasion de montrer vos efforts : une affiche à l’entrée et un message par an suffisent pour commencer.',
      ],
      successExplanation: 'Vos convives savent ce qu’ils mangent et ce que vous faites pour eux. Bravo !',
    },
  },
  subMeasures: {
    cinquante: {
      title: 'Au moins 50 % de produits durables et de qualité',
      shortTitle: '50 % de qualité',
      who: everyone,
      description:
        'Comptent les produits bio, le Label Rouge, les appellations d’origine (AOC, AOP), l’indication géographique (IGP), la spécialité traditionnelle garantie (STG), la haute valeur environnementale (HVE), la pêche durable, le logo des régions ultrapériphériques (RUP), le commerce équitable, la mention « fermier », et les produits choisis pour leur coût environnemental ou leurs performances environnementales. Un produit qui a plusieurs labels compte une seule fois. Local ne suffit pas : un produit local compte quand il a aussi un de ces labels.',
      how: [
        'Demandez à vos fournisseurs d’écrire le label de chaque produit sur la facture.',
        'Notez vos achats au fil de l’année : le calcul se fait tout seul.',
        'Si vous choisissez des produits pour leurs performances environnementales, ces critères comptent pour au moins 50 % de la note du marché.',
      ],
    },
    vingt: {
      title: 'Au moins 20 % de produits bio',
      shortTitle: '20 % de bio',
      who: everyone,
      description:
        'Comptent les produits issus de l’agriculture biologique, et les produits végétaux bruts en conversion depuis plus d’un an. Le bio compte aussi dans les 50 %.',
      how: [
        'Commencez par ce qui coûte peu de plus : pain, légumineuses, pâtes, pommes, lait.',
        'Achetez en saison et en gros volumes, seul ou avec d’autres cantines.',
        'Gaspillez moins : l’argent gagné paie la différence.',
      ],
    },
    'gaspillage-analyse': {
      title: 'Analyser les causes du gaspillage et agir',
      shortTitle: 'Analyse et plan d’action',
      who: everyone,
      description:
        'Chaque cantine fait un diagnostic : combien est jeté, où, combien cela coûte, et ce que cet argent permettrait d’acheter. Elle en tire un plan d’action, puis mesure de nouveau.',
      how: [
        'Pesez pendant cinq jours de suite au moins, en triant si possible préparation, plats non servis et restes d’assiette.',
        'Choisissez une ou deux actions : ajuster les portions, demander aux convives d’annoncer leur venue, présenter les plats autrement.',
        'Pesez de nouveau quelques mois plus tard, au moins deux fois par an.',
      ],
    },
    restes: {
      title: 'Ne pas détruire ce qui peut encore être mangé',
      shortTitle: 'Pas de destruction',
      who: everyone,
      description:
        'Il est interdit de rendre impropres à la consommation des denrées encore bonnes, par exemple en y versant de l’eau de Javel. L’amende est de 3 750 €.',
      how: [
        'Resservez ou transformez ce qui n’est pas sorti de la cuisine, dans le respect de l’hygiène et des températures.',
        'Donnez ce qui reste à une association, même au-dessous de 3 000 repas par jour.',
        'En dernier lieu, l’alimentation animale puis le compost.',
      ],
    },
    dons: {
      title: 'Proposer une convention de don',
      shortTitle: 'Convention de don',
      who: 'Les cantines et cuisines qui préparent plus de 3 000 repas par jour',
      description:
        'Depuis le 22 octobre 2020, au-delà de 3 000 repas par jour, vous devez proposer à une association d’aide alimentaire habilitée une convention pour lui donner vos surplus. Elle dit qui trie, qui transporte, qui refroidit et qui tient le registre.',
      how: [
        'Cherchez l’association habilitée la plus proche : banque alimentaire, Restos du cœur, épicerie sociale.',
        'Fixez ensemble les jours, les quantités et la chaîne du froid.',
        'Signez la convention et gardez les bordereaux de don.',
      ],
    },
    expe: {
      title: 'Essayer la réservation de repas',
      shortTitle: 'Réservation',
      who: 'Les cantines publiques volontaires',
      description:
        'La loi Climat et résilience a ouvert pendant trois ans, d’août 2021 à août 2024, un essai de la réservation : les convives annoncent leur venue, la cuisine prépare le compte juste. L’essai est terminé, rien n’empêche de réserver encore.',
      how: [
        'Commencez par un jour ou un groupe de convives.',
        'Un tableau à l’entrée, un formulaire ou une application suffit.',
        'Comparez les pesées d’avant et d’après.',
      ],
    },
    proteines: {
      title: 'Un plan pour diversifier les protéines',
      shortTitle: 'Plan de diversification',
      who: 'Les cantines qui servent plus de 200 couverts par jour en moyenne',
      description:
        'Au-delà de 200 couverts par jour, vous présentez à votre direction ou à vos élus un plan sur plusieurs années, avec des plats qui reposent sur des protéines végétales.',
      how: [
        'Comptez combien de repas par mois ont déjà une protéine végétale.',
        'Choisissez des actions : nouveaux produits, présentation, recettes, mise en avant, formation de l’équipe.',
        'Présentez le plan une fois par an, avec ce qui a été fait.',
      ],
    },
    'menu-vege': {
      title: 'Un menu végétarien par semaine à l’école',
      shortTitle: 'Menu de la semaine',
      who: 'Les cantines de la maternelle au lycée, publiques et privées',
      description:
        'Au moins une fois par semaine, le menu est végétarien. S’il n’y a qu’un menu, c’est celui de tous ; s’il y en a plusieurs, c’est un choix parmi eux.',
      how: [
        'Testez une recette avec un petit groupe avant de la servir à tous.',
        'Variez les bases : légumineuses et céréales, œufs, fromage, soja.',
        'Préférez le fait maison aux produits tout prêts.',
      ],
    },
    'option-vege': {
      title: 'Un choix végétarien tous les jours dans les restaurants de l’État',
      shortTitle: 'Option quotidienne',
      who: 'Les restaurants de l’État, de ses établissements publics et des entreprises publiques nationales qui proposent plusieurs menus',
      description:
        'Quand plusieurs menus sont proposés, l’un d’eux est végétarien, chaque jour. Les restaurants universitaires sont concernés.',
      how: [
        'Placez le plat végétarien en premier sur la ligne et sur la carte.',
        'Nommez-le pour ce qu’il a de bon, pas pour ce qui lui manque.',
        'Suivez ce qui est pris, et gardez les recettes qui plaisent.',
      ],
    },
    bouteilles: {
      title: 'Plus de bouteilles d’eau en plastique',
      shortTitle: 'Bouteilles d’eau',
      who: 'Les cantines scolaires desservies par un réseau d’eau potable',
      description:
        'L’eau plate en bouteille de plastique est interdite à l’école, sauf quand l’eau du robinet ne peut pas être bue pour un temps.',
      how: [
        'Mettez des carafes sur les tables.',
        'Installez une fontaine reliée au réseau.',
        'Donnez une gourde ou un gobelet réutilisable pour les sorties.',
      ],
    },
    ustensiles: {
      title: 'Plus d’ustensiles jetables en plastique',
      shortTitle: 'Ustensiles jetables',
      who: everyone,
      description:
        'Gobelets, verres et assiettes jetables en plastique sont interdits depuis 2020 ; pailles, couverts, touillettes, couvercles et boîtes en polystyrène expansé depuis 2021. Le plastique qui vient de plantes est interdit aussi.',
      how: [
        'Revenez au verre, à la faïence et à l’inox.',
        'Pour les pique-niques, prévoyez des gobelets et des couverts lavables.',
        'Vérifiez vos stocks et vos commandes automatiques.',
      ],
    },
    contenants: {
      title: 'Plus de contenants en plastique pour cuire, réchauffer et servir',
      shortTitle: 'Contenants de cuisine',
      who: 'Les cantines des écoles, des universités et des crèches, et les services de pédiatrie, d’obstétrique et de maternité',
      description:
        'Bacs, barquettes et films de cuisson, de réchauffe et de service en plastique sont interdits depuis 2025, et en 2028 dans les communes de moins de 2 000 habitants.',
      how: [
        'Faites la liste de vos contenants et de ce qui chauffe dedans.',
        'Passez aux bacs en inox ou en verre, avec un chariot adapté à leur poids.',
        'Prévoyez la laverie : place, température, temps de séchage.',
      ],
    },
    reuse: {
      title: 'De la vaisselle réemployable pour les repas pris sur place',
      shortTitle: 'Vaisselle sur place',
      who: 'Les restaurants qui accueillent au moins 20 personnes à la fois',
      description: 'Assiettes, verres, couverts et récipients des repas pris sur place se lavent et resservent.',
      how: [
        'Comptez la vaisselle d’un service et prévoyez un tiers de plus.',
        'Formez l’équipe au débarrassage et au tri.',
        'Louez ou faites laver à l’extérieur si vous n’avez pas de laverie.',
      ],
    },
    'reuse-takeaway': {
      title: 'Des contenants réemployables pour les repas portés à domicile',
      shortTitle: 'Portage à domicile',
      who: 'Les services qui livrent chaque jour des repas à domicile',
      description:
        'Assiettes, récipients, gobelets et couverts sont réemployables, et le livreur les reprend à la tournée suivante.',
      how: [
        'Prévoyez trois jeux par personne : un chez elle, un au lavage, un prêt à partir.',
        'Marquez les boîtes pour les retrouver.',
        'Expliquez la reprise avec un mot dans le premier sac.',
      ],
    },
    'convives-informes': {
      title: 'Dire la part de produits durables et de qualité',
      shortTitle: 'Part de qualité',
      who: everyone,
      description:
        'Au moins une fois par an, par une affiche à l’entrée et par e-mail ou tout autre moyen numérique, vous dites aux convives la part de produits durables et de qualité dans les repas, et ce que vous faites pour acheter du commerce équitable.',
      how: [
        'Calculez vos parts sur l’année passée.',
        'Affichez-les à l’entrée, à hauteur des yeux.',
        'Envoyez-les aux familles ou mettez-les sur votre site.',
      ],
    },
    'informations-nutritionnelles': {
      title: 'Parler de la qualité nutritionnelle des menus',
      shortTitle: 'Équilibre des menus',
      who: 'Les cantines scolaires et universitaires, et les crèches',
      description:
        'Vous informez et consultez régulièrement les convives sur la qualité des repas et leur équilibre, qui se juge sur 20 repas de suite.',
      how: [
        'Publiez les menus à l’avance.',
        'Réunissez une commission des menus avec les convives ou les parents.',
        'Montrez comment vous tenez l’équilibre : fréquences des plats, portions, saisons.',
      ],
    },
    'informations-etiquet-viande': {
      title: 'Indiquer l’origine des viandes',
      shortTitle: 'Origine des viandes',
      who: everyone,
      description:
        'Pour le bœuf, le porc, le mouton, l’agneau et la volaille achetés crus, les convives lisent le pays d’élevage et le pays d’abattage ; pour le bœuf, le pays de naissance aussi.',
      how: [
        'Relevez l’origine sur les étiquettes et les factures.',
        'Écrivez-la à côté du menu du jour.',
        'Gardez les preuves en cas de contrôle.',
      ],
    },
  },
}
