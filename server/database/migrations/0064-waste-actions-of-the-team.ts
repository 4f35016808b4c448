import type { Knex } from 'knex'

/** The actions against food waste, which the team writes from now on: those of the source code are the first ones. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('waste_actions', table => {
    table.increments('id')
    // Each text in French, then in English. Steps are JSON lists.
    for (const language of ['', '_en']) {
      for (const name of ['title', 'subtitle', 'why', 'first_steps', 'effect', 'picture_text'])
        table.text(name + language).notNullable()
    }
    // A path of the site.
    table.text('picture')
    table.text('effort').notNullable().checkIn(['SMALL', 'MEDIUM', 'LARGE'])
    // A JSON list of codes.
    table.text('waste_origins').notNullable()
    table.boolean('published').notNullable()
    table.text('display_date').notNullable()
    // What searches compare.
    table.text('search_text').notNullable()
    table.text('search_text_en').notNullable()
    table.text('creation_date').notNullable()
    table.text('modification_date').notNullable()
  })
  // One by one: addresses and what canteens noted name them by the numbers that they get so.
  for (const action of actions) await knex('waste_actions').insert(rowOf(action))
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('waste_actions')
}

interface Text {
  readonly title: string
  readonly subtitle: string
  readonly why: string
  readonly steps: readonly string[]
  readonly effect: string
  /** What the picture shows. */
  readonly picture: string
}

interface Action {
  readonly picture: string
  readonly effort: string
  readonly origins: readonly string[]
  readonly day: string
  readonly fr: Text
  readonly en: Text
}

function rowOf({ picture, effort, origins, day, fr, en }: Action) {
  // Noon is on the same day in Paris.
  const date = `${day}T12:00:00.000Z`
  return {
    ...columnsOf(fr, ''),
    ...columnsOf(en, '_en'),
    picture: `/images/waste-actions/${picture}.svg`,
    effort,
    waste_origins: JSON.stringify(origins),
    published: true,
    display_date: day,
    creation_date: date,
    modification_date: date,
  }
}

const columnsOf = (text: Text, language: string) => ({
  [`title${language}`]: text.title,
  [`subtitle${language}`]: text.subtitle,
  [`why${language}`]: text.why,
  [`first_steps${language}`]: JSON.stringify(text.steps),
  [`effect${language}`]: text.effect,
  [`picture_text${language}`]: text.picture,
  [`search_text${language}`]: plain(`${text.title}\n${text.subtitle}`),
})

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replaceAll('’', "'")
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')

/** In the order of their numbers. */
const actions: readonly Action[] = [
  {
    picture: 'weigh-every-bin',
    effort: 'SMALL',
    origins: ['PREP', 'UNSERVED', 'PLATE'],
    day: '2026-11-23',
    fr: {
      title: 'Peser chaque poubelle pendant cinq jours',
      subtitle: 'Trois bacs, une balance et une feuille suffisent pour savoir d’où vient le gaspillage.',
      why: 'On réduit mal ce que l’on ne voit pas. Une semaine de pesées montre si le gaspillage vient de la cuisine, des bacs de présentation ou des assiettes, et donc par où commencer.',
      steps: [
        'Choisir cinq jours ordinaires, sans fête ni sortie scolaire.',
        'Étiqueter trois bacs : préparation, présenté et non servi, restes des assiettes.',
        'Poser la balance à côté des bacs et désigner une personne par service.',
        'Noter à chaque fin de service le poids de chaque bac et le nombre de repas servis.',
        'Saisir l’évaluation ici et en parler avec toute l’équipe.',
      ],
      effect:
        'Aucun gramme de moins par la seule pesée, mais un point de départ fiable : refaites la même semaine trois mois plus tard pour comparer.',
      picture: 'Trois bacs de couleurs différentes et une balance.',
    },
    en: {
      title: 'Weigh every bin for five days',
      subtitle: 'Three bins, a scale and a sheet are enough to see where the waste comes from.',
      why: 'It is hard to reduce what nobody sees. A week of weighing shows whether the waste comes from the kitchen, from the serving trays or from the plates, and so where to begin.',
      steps: [
        'Choose five ordinary days, without parties or school trips.',
        'Label three bins: preparation, presented and not served, plate leftovers.',
        'Put the scale beside the bins and name one person for each service.',
        'After each service, note the weight of each bin and the number of meals served.',
        'Enter the measurement here and talk about it with the whole team.',
      ],
      effect:
        'Weighing alone saves no gram, but it gives a reliable starting point: repeat the same week three months later to compare.',
      picture: 'Three bins of different colours and a scale.',
    },
  },
  {
    picture: 'bread-at-the-end',
    effort: 'SMALL',
    origins: ['PLATE', 'UNSERVED'],
    day: '2026-11-23',
    fr: {
      title: 'Mettre le pain au bout de la ligne',
      subtitle: 'Servi en dernier, le pain est pris selon la faim et non par habitude.',
      why: 'Au début du self, chacun prend du pain avant d’avoir vu le repas. En bout de ligne, les convives savent ce qu’ils ont dans l’assiette et en prennent moins.',
      steps: [
        'Compter ou peser le pain jeté pendant trois jours.',
        'Déplacer la corbeille après le plat chaud et le dessert.',
        'Trancher plus fin, et au fil du service plutôt qu’à l’avance.',
        'Garder une corbeille en salle pour ceux qui en veulent encore.',
        'Ajuster la commande au boulanger dès la semaine suivante.',
      ],
      effect:
        'Le pain jeté baisse souvent dès les premiers jours ; la commande suit si quelqu’un est chargé de la revoir chaque semaine.',
      picture: 'Une ligne de self : l’assiette et le bol d’abord, le pain tout au bout.',
    },
    en: {
      title: 'Put the bread at the end of the line',
      subtitle: 'Offered last, bread is taken out of hunger and not out of habit.',
      why: 'At the start of the line, people take bread before they have seen the meal. At the end, they know what is on their plate and take less of it.',
      steps: [
        'Count or weigh the bread thrown away for three days.',
        'Move the basket behind the hot dish and the dessert.',
        'Cut thinner slices, during the service rather than in advance.',
        'Keep a basket in the dining room for those who want more.',
        'Adjust the order to the baker the following week.',
      ],
      effect: 'Less bread is often thrown away within days; the order follows if somebody reviews it every week.',
      picture: 'A self-service line: the plate and the bowl first, the bread at the very end.',
    },
  },
  {
    picture: 'small-or-large-appetite',
    effort: 'SMALL',
    origins: ['PLATE'],
    day: '2026-11-23',
    fr: {
      title: 'Demander « petite faim » ou « grande faim »',
      subtitle: 'Une question au moment de servir évite une demi-portion à la poubelle.',
      why: 'Deux convives du même âge n’ont pas la même faim tous les jours. Une portion choisie est une portion finie, et celui qui a encore faim revient.',
      steps: [
        'Convenir en équipe de deux portions, avec une louche ou une pince pour chacune.',
        'Afficher les deux portions en photo au début de la ligne.',
        'Poser la question à chaque convive, sans commentaire sur sa réponse.',
        'Annoncer que l’on peut être resservi de légumes et de féculents.',
      ],
      effect:
        'Les restes des assiettes diminuent surtout pour les féculents et les légumes. Il faut deux à trois semaines pour que chacun ose choisir.',
      picture: 'Une petite assiette peu remplie à côté d’une grande assiette garnie.',
    },
    en: {
      title: 'Ask “small or large appetite?”',
      subtitle: 'One question while serving keeps half a portion out of the bin.',
      why: 'Two diners of the same age are not equally hungry every day. A portion that was chosen is a portion that is finished, and whoever is still hungry comes back.',
      steps: [
        'Agree on two portions in the team, with a ladle or tongs for each.',
        'Show photographs of both portions at the start of the line.',
        'Ask every diner, without a comment on the answer.',
        'Announce that there are second helpings of vegetables and starches.',
      ],
      effect:
        'Plate leftovers go down, mostly for starches and vegetables. It takes two to three weeks until everybody dares to choose.',
      picture: 'A small plate with little on it beside a large, full plate.',
    },
  },
  {
    picture: 'fruit-in-quarters',
    effort: 'SMALL',
    origins: ['PLATE', 'UNSERVED'],
    day: '2026-11-23',
    fr: {
      title: 'Couper les fruits en quartiers',
      subtitle: 'Un fruit prêt à manger revient moins souvent entier sur le plateau.',
      why: 'Éplucher une orange ou croquer une grosse pomme prend du temps et salit les mains. Coupé juste avant le service, le même fruit se mange, et l’on peut n’en prendre que la moitié.',
      steps: [
        'Repérer les fruits qui reviennent entiers ou à peine entamés.',
        'Couper en quartiers la moitié des fruits, une heure avant le service au plus.',
        'Laisser l’autre moitié entière, pour que chacun choisisse.',
        'Ranger les fruits entiers non pris pour le lendemain.',
      ],
      effect:
        'L’effet se voit le jour même chez les plus jeunes. Comptez un quart d’heure de préparation pour cent convives.',
      picture: 'Un fruit entier et trois quartiers.',
    },
    en: {
      title: 'Cut fruit into quarters',
      subtitle: 'Fruit that is ready to eat comes back whole less often.',
      why: 'Peeling an orange or biting into a large apple takes time and makes hands sticky. Cut just before the service, the same fruit is eaten, and one may take half of it.',
      steps: [
        'Find out which fruit comes back whole or barely touched.',
        'Cut half of it into quarters, one hour before the service at most.',
        'Leave the other half whole, so that everybody can choose.',
        'Keep whole fruit that nobody took for the next day.',
      ],
      effect:
        'The effect shows on the same day with the youngest diners. Allow a quarter of an hour of work for a hundred diners.',
      picture: 'A whole fruit and three quarters.',
    },
  },
  {
    picture: 'taste-before-serving',
    effort: 'SMALL',
    origins: ['PLATE'],
    day: '2026-11-23',
    fr: {
      title: 'Goûter chaque plat avant le service',
      subtitle: 'Une minute et une cuillère : un plat bien assaisonné revient moins dans les bacs.',
      why: 'Un plat fade ou trop cuit part à la poubelle même bien choisi. Goûté à deux avant l’envoi, il se rattrape encore avec une herbe, un filet de citron ou une sauce.',
      steps: [
        'Prévoir une cuillère propre et une assiette de goûteur par service.',
        'Goûter à deux, dont une personne qui sert en salle.',
        'Corriger aussitôt ce qui peut l’être.',
        'Noter sur la fiche du plat ce qui a été changé, pour la prochaine fois.',
      ],
      effect:
        'Les plats s’améliorent d’un cycle de menus à l’autre ; comparez les restes d’un même plat, et non de deux plats différents.',
      picture: 'Une marmite qui fume et une cuillère pour goûter.',
    },
    en: {
      title: 'Taste every dish before serving',
      subtitle: 'A minute and a spoon: a well-seasoned dish comes back less.',
      why: 'A bland or overcooked dish goes to the bin, however well chosen. Tasted by two people beforehand, it can still be saved with a herb, some lemon or a sauce.',
      steps: [
        'Set out a clean spoon and a taster’s plate for each service.',
        'Taste in pairs, one of whom serves in the dining room.',
        'Correct at once what can be corrected.',
        'Write on the recipe card what was changed, for the next time.',
      ],
      effect:
        'Dishes improve from one menu cycle to the next; compare the leftovers of the same dish, not of two different ones.',
      picture: 'A steaming pot and a spoon to taste with.',
    },
  },
  {
    picture: 'first-in-first-out',
    effort: 'SMALL',
    origins: ['PREP'],
    day: '2026-11-23',
    fr: {
      title: 'Ranger la réserve par date',
      subtitle: 'Premier entré, premier sorti : ce qui périme le plus tôt est devant.',
      why: 'Ce qui se perd en réserve n’apparaît dans aucune assiette. Un rangement par date et un coup d’œil par semaine suffisent à en sauver l’essentiel.',
      steps: [
        'Vider une étagère à la fois et jeter ce qui est périmé en le pesant.',
        'Ranger devant les dates les plus proches, derrière les livraisons du jour.',
        'Écrire la date d’ouverture sur chaque produit entamé.',
        'Réserver une étagère « à cuisiner cette semaine » et la lire avant de passer commande.',
      ],
      effect: 'Les pertes en réserve baissent dès le premier mois, et la commande aussi.',
      picture: 'Deux étagères de bocaux : le plus ancien sort en premier.',
    },
    en: {
      title: 'Store by date',
      subtitle: 'First in, first out: what expires first stands in front.',
      why: 'What is lost in the stores appears on no plate. Sorting by date and one look a week save most of it.',
      steps: [
        'Empty one shelf at a time and weigh what has expired before throwing it away.',
        'Put the nearest dates in front and today’s deliveries behind.',
        'Write the opening date on every product that is begun.',
        'Keep a shelf “to cook this week” and read it before you order.',
      ],
      effect: 'Losses in the stores go down within the first month, and so do the orders.',
      picture: 'Two shelves of jars: the oldest one leaves first.',
    },
  },
  {
    picture: 'reheat-as-you-go',
    effort: 'SMALL',
    origins: ['UNSERVED'],
    day: '2026-11-23',
    fr: {
      title: 'Réchauffer au fil du service',
      subtitle: 'Les derniers bacs attendent au froid que l’on en ait besoin.',
      why: 'Un bac réchauffé puis non servi est perdu. Gardés au froid jusqu’au dernier moment, les bacs en trop peuvent suivre les règles d’hygiène de l’établissement pour être servis un autre jour.',
      steps: [
        'Relever pendant une semaine l’heure à laquelle chaque bac est entamé.',
        'Ne réchauffer au départ que de quoi servir la première moitié des convives.',
        'Réchauffer la suite en deux fois, d’après le nombre de personnes encore attendues.',
        'Se mettre d’accord à l’avance sur ce qui remplace le plat s’il manque dix portions.',
      ],
      effect: 'Le présenté et non servi baisse dès la première semaine, surtout pour les viandes et les gratins.',
      picture: 'Un plat passe de l’armoire froide au réchauffage.',
    },
    en: {
      title: 'Reheat as the service goes on',
      subtitle: 'The last trays wait in the cold until they are needed.',
      why: 'A tray that was reheated and not served is lost. Kept cold until the last moment, spare trays may be served on another day, within the hygiene rules of the establishment.',
      steps: [
        'For one week, note the time at which each tray is begun.',
        'At first, reheat only enough for half of the diners.',
        'Reheat the rest in two batches, according to how many people are still expected.',
        'Agree in advance on what replaces the dish if ten portions are missing.',
      ],
      effect: 'What is presented and not served goes down in the first week, mostly for meat and gratins.',
      picture: 'A dish goes from the refrigerator to reheating.',
    },
  },
  {
    picture: 'smaller-trays',
    effort: 'SMALL',
    origins: ['UNSERVED'],
    day: '2026-11-23',
    fr: {
      title: 'Finir le service avec de petits bacs',
      subtitle: 'Un petit bac plein donne plus envie qu’un grand bac à moitié vide, et se jette moins.',
      why: 'Pour que la ligne reste belle, on regarnit de grands bacs jusqu’au bout. Au dernier quart d’heure, des contenants plus petits gardent l’abondance avec bien moins de nourriture.',
      steps: [
        'Choisir l’heure à partir de laquelle on ne regarnit plus les grands bacs.',
        'Verser le reste dans des contenants de moitié plus petits.',
        'Regrouper les entrées et les desserts sur un seul présentoir.',
        'Annoncer aux derniers convives ce qui peut manquer, et par quoi on le remplace.',
      ],
      effect:
        'Les entrées et les desserts non servis diminuent aussitôt, sans un euro d’équipement si l’on a déjà les bacs.',
      picture: 'Un grand bac presque vide, puis un petit bac bien rempli.',
    },
    en: {
      title: 'End the service with small trays',
      subtitle: 'A small full tray looks better than a large half-empty one, and less of it is thrown away.',
      why: 'To keep the line attractive, large trays are refilled to the end. In the last quarter of an hour, smaller containers still look plentiful with far less food.',
      steps: [
        'Choose the time after which large trays are not refilled.',
        'Pour what is left into containers of half the size.',
        'Bring starters and desserts together on one display.',
        'Tell the last diners what may run out, and what replaces it.',
      ],
      effect: 'Starters and desserts that nobody took decrease at once, at no cost if you have the trays.',
      picture: 'A large tray that is almost empty, then a small one that is full.',
    },
  },
  {
    picture: 'show-the-grams',
    effort: 'SMALL',
    origins: ['PLATE'],
    day: '2026-11-23',
    fr: {
      title: 'Afficher les grammes jetés',
      subtitle: 'Un chiffre en grand à l’entrée de la salle, changé chaque semaine, et chacun se sent concerné.',
      why: 'Les convives ne voient que leur propre assiette. Un chiffre par personne, comparé à quelque chose de connu, rend le total visible sans reprocher quoi que ce soit à quiconque.',
      steps: [
        'Prendre les grammes par repas de la dernière évaluation.',
        'Les écrire en grand, avec une comparaison simple : une pomme, deux tranches de pain.',
        'Afficher la semaine suivante le nouveau chiffre à côté de l’ancien.',
        'Remercier les convives quand le chiffre baisse.',
      ],
      effect:
        'L’attention retombe après quelques semaines : changez la comparaison, ou confiez l’affichage aux convives.',
      picture: 'Un tableau où les barres des grammes jetés descendent.',
    },
    en: {
      title: 'Show the grams thrown away',
      subtitle: 'A large figure at the entrance, renewed every week, and everybody feels concerned.',
      why: 'Diners see their own plate only. A figure for each person, compared with something familiar, makes the total visible without blaming anybody.',
      steps: [
        'Take the grams per meal of the latest measurement.',
        'Write them large, with a simple comparison: an apple, two slices of bread.',
        'The week after, show the new figure beside the old one.',
        'Thank the diners when the figure goes down.',
      ],
      effect: 'Attention fades after a few weeks: change the comparison, or let the diners make the display.',
      picture: 'A board on which the bars of grams thrown away go down.',
    },
  },
  {
    picture: 'count-the-day-before',
    effort: 'MEDIUM',
    origins: ['PREP', 'UNSERVED'],
    day: '2026-11-23',
    fr: {
      title: 'Compter les convives la veille',
      subtitle: 'Le bon nombre de repas, connu avant de cuisiner, évite d’en préparer trop.',
      why: 'Cuisiner « au cas où » est la première cause de plats non servis. Un effectif demandé la veille, à la même heure, vaut mieux qu’une moyenne des années passées.',
      steps: [
        'Comparer pendant deux semaines les repas préparés et les repas servis.',
        'Demander les absences prévues : sorties, stages, télétravail, rendez-vous.',
        'Fixer avec chaque service ou chaque classe une heure limite la veille.',
        'Décider d’une marge unique, écrite, et la réduire tant que personne n’a manqué.',
        'Noter chaque jour l’écart entre l’effectif annoncé et les repas servis.',
      ],
      effect: 'L’écart entre préparé et servi se resserre en un mois ; la marge peut ensuite baisser peu à peu.',
      picture: 'Un calendrier coché et deux convives.',
    },
    en: {
      title: 'Count the diners the day before',
      subtitle: 'The right number of meals, known before cooking, keeps you from preparing too many.',
      why: 'Cooking “just in case” is the first cause of dishes that are not served. A headcount asked for the day before, always at the same time, is better than an average of past years.',
      steps: [
        'For two weeks, compare the meals prepared with the meals served.',
        'Ask about planned absences: trips, placements, remote work, appointments.',
        'Agree with each department or class on a deadline the day before.',
        'Decide on one margin, in writing, and lower it as long as nobody went without.',
        'Every day, note the gap between the announced headcount and the meals served.',
      ],
      effect:
        'The gap between prepared and served narrows within a month; the margin can then go down little by little.',
      picture: 'A ticked calendar and two guests.',
    },
  },
  {
    picture: 'portions-by-age',
    effort: 'MEDIUM',
    origins: ['PLATE', 'PREP'],
    day: '2026-11-23',
    fr: {
      title: 'Recaler les grammages sur l’âge des convives',
      subtitle: 'La même louche pour une maternelle et un CM2 remplit la poubelle de l’une.',
      why: 'Les fiches recettes vieillissent, les louches se remplacent, et les portions dérivent. Les recommandations nutritionnelles donnent un grammage par âge : s’y tenir nourrit autant et jette moins.',
      steps: [
        'Peser dix portions servies de cinq plats courants.',
        'Les comparer avec le grammage prévu pour l’âge des convives.',
        'Choisir l’ustensile qui donne la bonne portion, et l’écrire sur la fiche.',
        'Montrer une assiette témoin à l’équipe avant le service.',
        'Repeser dix portions un mois après.',
      ],
      effect:
        'L’effet se voit dans les assiettes et dans les commandes, dès que toute l’équipe sert avec les mêmes ustensiles.',
      picture: 'Trois convives de tailles différentes et une assiette divisée en parts.',
    },
    en: {
      title: 'Fit portions to the age of diners',
      subtitle: 'The same ladle for a three-year-old and a ten-year-old fills the bin of the first.',
      why: 'Recipe cards grow old, ladles are replaced, and portions drift. Nutritional guidelines give a weight for each age: keeping to it feeds as well and wastes less.',
      steps: [
        'Weigh ten served portions of five common dishes.',
        'Compare them with the weight recommended for the age of the diners.',
        'Choose the utensil that gives the right portion, and write it on the card.',
        'Show the team a sample plate before the service.',
        'Weigh ten portions again a month later.',
      ],
      effect: 'The effect shows on plates and in orders, once the whole team serves with the same utensils.',
      picture: 'Three guests of different sizes and a plate divided into portions.',
    },
  },
  {
    picture: 'cook-the-trimmings',
    effort: 'MEDIUM',
    origins: ['PREP'],
    day: '2026-11-23',
    fr: {
      title: 'Cuisiner les fanes, parures et épluchures',
      subtitle: 'Ce qui part au bac en cuisine peut faire un bouillon, un pesto ou une soupe.',
      why: 'Une bonne part des déchets de préparation se mange : fanes de carottes, tiges de brocoli, parures de viande. Deux ou trois recettes simples suffisent pour les employer.',
      steps: [
        'Peser les déchets de préparation par produit pendant une semaine.',
        'Choisir les deux produits qui pèsent le plus et sont comestibles.',
        'Essayer une recette pour chacun, sur une petite quantité.',
        'Laver et refroidir ces parties comme n’importe quel aliment, selon le plan de maîtrise sanitaire.',
        'Inscrire la recette au menu quand le produit revient.',
      ],
      effect:
        'Quelques kilos par semaine de moins au bac de préparation, et des bouillons qui remplacent un produit acheté.',
      picture: 'Une carotte avec ses fanes, puis une marmite qui fume.',
    },
    en: {
      title: 'Cook tops, trimmings and peelings',
      subtitle: 'What goes to the kitchen bin can become stock, pesto or soup.',
      why: 'Much of the preparation waste can be eaten: carrot tops, broccoli stalks, meat trimmings. Two or three simple recipes are enough to use them.',
      steps: [
        'For one week, weigh the preparation waste of each product.',
        'Choose the two that weigh most and can be eaten.',
        'Try a recipe for each, with a small quantity.',
        'Wash and chill these parts like any food, following your food safety plan.',
        'Put the recipe on the menu when the product comes back.',
      ],
      effect: 'A few kilograms a week less in the preparation bin, and stock that replaces a product you buy.',
      picture: 'A carrot with its tops, then a steaming pot.',
    },
  },
  {
    picture: 'second-life-of-bread',
    effort: 'MEDIUM',
    origins: ['UNSERVED'],
    day: '2026-11-23',
    fr: {
      title: 'Donner une seconde vie au pain',
      subtitle: 'Pain perdu, croûtons, chapelure : le pain non présenté devient un dessert ou une garniture.',
      why: 'Le pain sec se garde et se cuisine bien. Seul celui qui n’a pas été sur les tables peut être repris : mieux vaut donc n’en sortir que peu à la fois.',
      steps: [
        'Mettre de côté, chaque jour, le pain qui n’a pas quitté l’office.',
        'Le trancher et le sécher au four, puis le dater.',
        'Prévoir au menu une recette par semaine : pudding, croûtons, panure.',
        'Noter les kilos repris et réduire la commande d’autant.',
      ],
      effect:
        'Le pain non servi ne part plus au bac. L’économie ne vient qu’avec la commande : revoyez-la chaque mois.',
      picture: 'Une miche de pain devient un panier de croûtons.',
    },
    en: {
      title: 'Give bread a second life',
      subtitle: 'French toast, croutons, breadcrumbs: bread that was not put out becomes a dessert or a garnish.',
      why: 'Dry bread keeps and cooks well. Only bread that was not on the tables can be used again, so it is better to put out a little at a time.',
      steps: [
        'Every day, set aside the bread that did not leave the kitchen.',
        'Slice it, dry it in the oven and write the date on it.',
        'Plan one recipe a week: pudding, croutons, breading.',
        'Note the kilograms used again and reduce the order by as much.',
      ],
      effect:
        'Unserved bread does not go to the bin any more. Money is saved only through the order: review it every month.',
      picture: 'A loaf of bread becomes a basket of croutons.',
    },
  },
  {
    picture: 'rework-unloved-dishes',
    effort: 'MEDIUM',
    origins: ['PLATE', 'UNSERVED'],
    day: '2026-11-23',
    fr: {
      title: 'Revoir les plats boudés',
      subtitle: 'Cinq plats font souvent une grande part des restes : ce sont eux qu’il faut changer.',
      why: 'Une moyenne cache les plats que personne ne finit. En notant les restes plat par plat, on sait lesquels retravailler, et lesquels garder.',
      steps: [
        'Noter pendant un cycle de menus le poids des restes de chaque plat.',
        'Classer les plats et retenir les cinq premiers.',
        'Chercher la cause avec ceux qui servent : goût, texture, portion, association.',
        'Changer une seule chose à la fois : une épice, une cuisson, un accompagnement.',
        'Comparer au cycle suivant.',
      ],
      effect: 'Il faut un cycle de menus complet, soit quatre à huit semaines, pour juger d’un changement.',
      picture: 'Les plats classés par quantité jetée, et une assiette presque vide.',
    },
    en: {
      title: 'Rework unloved dishes',
      subtitle: 'Five dishes often make up much of the leftovers: those are the ones to change.',
      why: 'An average hides the dishes that nobody finishes. Leftovers noted dish by dish show which ones to rework, and which ones to keep.',
      steps: [
        'During one menu cycle, note the weight of the leftovers of each dish.',
        'Rank the dishes and pick the first five.',
        'Look for the cause with those who serve: taste, texture, portion, combination.',
        'Change one thing at a time: a spice, a cooking time, a side dish.',
        'Compare in the next cycle.',
      ],
      effect: 'It takes a whole menu cycle, four to eight weeks, to judge a change.',
      picture: 'Dishes ranked by how much is thrown away, and an almost empty plate.',
    },
  },
  {
    picture: 'time-to-eat',
    effort: 'MEDIUM',
    origins: ['PLATE'],
    day: '2026-11-23',
    fr: {
      title: 'Donner le temps et le calme de manger',
      subtitle: 'Une assiette pleine revient parfois parce que la cloche a sonné.',
      why: 'Une longue file, du bruit ou un service pressé laissent peu de minutes à table. Là où l’on mange tranquillement, on finit davantage.',
      steps: [
        'Chronométrer dix convives : file, repas, débarrassage.',
        'Étaler les arrivées de dix minutes en dix minutes.',
        'Servir en premier ceux qui mangent lentement.',
        'Baisser le bruit : patins sous les chaises, tables plus petites, nappes.',
        'Chronométrer à nouveau et comparer les restes.',
      ],
      effect:
        'Les restes des assiettes baissent surtout chez les plus jeunes. Une nouvelle organisation demande un à deux mois pour s’installer.',
      picture: 'Une horloge à côté d’une assiette et de ses couverts.',
    },
    en: {
      title: 'Give people time and quiet to eat',
      subtitle: 'A full plate sometimes comes back because the bell has rung.',
      why: 'A long queue, noise or a hurried service leave few minutes at the table. Where people eat in peace, they finish more.',
      steps: [
        'Time ten diners: queue, meal, clearing.',
        'Spread arrivals, ten minutes apart.',
        'Serve first those who eat slowly.',
        'Lower the noise: pads under chairs, smaller tables, tablecloths.',
        'Time again and compare the leftovers.',
      ],
      effect:
        'Plate leftovers go down mostly with the youngest diners. A new organisation needs one or two months to settle.',
      picture: 'A clock beside a plate and its cutlery.',
    },
  },
  {
    picture: 'name-a-lead',
    effort: 'MEDIUM',
    origins: ['PREP', 'UNSERVED', 'PLATE'],
    day: '2026-11-23',
    fr: {
      title: 'Nommer et former un référent antigaspi',
      subtitle: 'Une personne qui pèse, note et en reparle : les gestes tiennent dans la durée.',
      why: 'Les bonnes habitudes se perdent avec les remplacements et les semaines chargées. Un référent garde le fil, forme les nouveaux et porte les chiffres aux réunions.',
      steps: [
        'Choisir une personne volontaire, et son remplaçant.',
        'Lui donner une heure par semaine, inscrite au planning.',
        'La former : pesées, règles d’hygiène des excédents, cause des restes.',
        'Faire un point de cinq minutes avec l’équipe chaque semaine.',
        'Fixer ensemble un objectif en grammes par repas, et une date.',
      ],
      effect: 'Peu d’effet seul, mais les autres actions durent plus longtemps avec un référent que sans.',
      picture: 'Une personne en tenue de cuisine et sa liste de tâches cochées.',
    },
    en: {
      title: 'Name and train a waste lead',
      subtitle: 'One person who weighs, notes and brings it up: good habits last.',
      why: 'Good habits get lost with replacements and busy weeks. A lead keeps the thread, trains newcomers and brings the figures to meetings.',
      steps: [
        'Choose a volunteer, and a deputy.',
        'Give them one hour a week, on the schedule.',
        'Train them: weighing, hygiene rules of surplus food, causes of leftovers.',
        'Hold a five-minute review with the team every week.',
        'Together, set a target in grams per meal, and a date.',
      ],
      effect: 'Little effect by itself, but other actions last longer with a lead than without.',
      picture: 'A person in kitchen clothes and their list of ticked tasks.',
    },
  },
  {
    picture: 'menu-committee',
    effort: 'MEDIUM',
    origins: ['PLATE'],
    day: '2026-11-23',
    fr: {
      title: 'Ouvrir une commission des menus',
      subtitle: 'Les convives goûtent, disent ce qu’ils en pensent et voient leurs idées au menu.',
      why: 'On finit plus volontiers un plat que l’on a choisi ou goûté. Une commission donne aussi à la cuisine ce que les restes ne disent pas : pourquoi.',
      steps: [
        'Réunir six à dix convives de tous les groupes, une fois par trimestre.',
        'Faire goûter deux versions d’un même plat.',
        'Montrer les restes plat par plat, sans les noms de qui a laissé.',
        'Retenir deux changements, et dire à tous d’où ils viennent.',
        'Revenir sur leur effet à la réunion suivante.',
      ],
      effect: 'L’effet est lent et durable : comptez un trimestre avant de comparer.',
      picture: 'Trois convives donnent leur avis sur un repas.',
    },
    en: {
      title: 'Open a menu committee',
      subtitle: 'Diners taste, say what they think and see their ideas on the menu.',
      why: 'People are more willing to finish a dish that they chose or tasted. A committee also tells the kitchen what leftovers do not: why.',
      steps: [
        'Bring together six to ten diners of all groups, once a term.',
        'Let them taste two versions of the same dish.',
        'Show the leftovers dish by dish, without saying who left them.',
        'Agree on two changes, and tell everybody where they come from.',
        'Come back to their effect at the next meeting.',
      ],
      effect: 'The effect is slow and lasting: allow a term before you compare.',
      picture: 'Three guests say what they think of a meal.',
    },
  },
  {
    picture: 'serve-surplus-again',
    effort: 'LARGE',
    origins: ['UNSERVED'],
    day: '2026-11-23',
    fr: {
      title: 'Refroidir et resservir les excédents',
      subtitle: 'Avec une cellule de refroidissement et des règles écrites, un plat non présenté sert un autre jour.',
      why: 'Sans moyen de refroidir vite, tout excédent chaud est perdu. Une cellule permet de le garder, à condition que la chaîne du froid et la traçabilité soient tenues.',
      steps: [
        'Peser un mois d’excédents qui n’ont pas été présentés aux convives.',
        'Vérifier avec le responsable qualité ce que le plan de maîtrise sanitaire permet, et le compléter.',
        'Chiffrer une cellule à la bonne taille, ou un prêt pour l’essayer.',
        'Former l’équipe : température, durée, étiquette, date limite.',
        'Prévoir au menu un jour où l’on ressert ces plats, annoncés comme tels.',
      ],
      effect:
        'L’investissement se juge sur les kilos pesés le premier mois. Les plats resservis remplacent des achats.',
      picture: 'Une armoire de refroidissement, puis un plat resservi sous cloche.',
    },
    en: {
      title: 'Chill and serve surplus again',
      subtitle: 'With a blast chiller and written rules, a dish that was not put out serves another day.',
      why: 'Without a way to chill fast, all hot surplus is lost. A blast chiller makes it possible to keep it, provided that the cold chain and traceability hold.',
      steps: [
        'For one month, weigh the surplus that was not put out to diners.',
        'Check with the quality manager what your food safety plan allows, and complete it.',
        'Cost a chiller of the right size, or the loan of one for a trial.',
        'Train the team: temperature, time, label, use-by date.',
        'Plan a day on the menu to serve these dishes again, announced as such.',
      ],
      effect:
        'Judge the investment by the kilograms weighed in the first month. Dishes that are served again replace purchases.',
      picture: 'A chiller, then a dish served again under its cover.',
    },
  },
  {
    picture: 'donate-surplus',
    effort: 'LARGE',
    origins: ['UNSERVED'],
    day: '2026-11-23',
    fr: {
      title: 'Donner les excédents à une association',
      subtitle: 'Une convention, des contenants et un horaire : les repas en trop nourrissent quelqu’un.',
      why: 'Certains excédents restent, même bien gérés. Donnés à une association habilitée, ils gardent leur valeur ; au-delà de 3 000 repas préparés par jour, proposer une convention est une obligation.',
      steps: [
        'Peser pendant un mois ce qui pourrait être donné, et à quelle fréquence.',
        'Chercher près de chez vous une association habilitée à l’aide alimentaire.',
        'Signer une convention : produits, horaires, transport, responsabilités.',
        'Écrire le mode d’emploi pour l’équipe : tri, étiquetage, froid, bon de retrait.',
        'Faire le point après trois mois avec l’association.',
      ],
      effect: 'Ce qui est donné n’est plus jeté, mais reste un excédent : continuez à le peser pour en produire moins.',
      picture: 'Un carton marqué d’un cœur remis à une personne.',
    },
    en: {
      title: 'Donate surplus to a charity',
      subtitle: 'An agreement, containers and a time: surplus meals feed somebody.',
      why: 'Some surplus remains, however well you manage. Donated to an authorised charity, it keeps its value; above 3,000 meals prepared a day, offering an agreement is an obligation.',
      steps: [
        'For one month, weigh what could be donated, and how often.',
        'Look for an authorised food aid charity nearby.',
        'Sign an agreement: products, times, transport, responsibilities.',
        'Write the instructions for the team: sorting, labels, cold storage, collection slip.',
        'Review it after three months with the charity.',
      ],
      effect: 'What is donated is not thrown away, but it remains surplus: keep weighing it to produce less.',
      picture: 'A box marked with a heart handed to a person.',
    },
  },
  {
    picture: 'free-choice-line',
    effort: 'LARGE',
    origins: ['PLATE', 'UNSERVED'],
    day: '2026-11-23',
    fr: {
      title: 'Réorganiser la ligne en libre choix',
      subtitle: 'Chacun compose son plateau d’îlot en îlot, et se ressert quand il veut.',
      why: 'Un plateau garni d’avance contient toujours quelque chose que l’on ne voulait pas. Des îlots où chacun prend ce qu’il mangera réduisent les restes et les files.',
      steps: [
        'Visiter deux établissements qui l’ont fait.',
        'Commencer par les entrées : un bar à salades, de petites assiettes.',
        'Dessiner la circulation, et mesurer les temps d’attente avant les travaux.',
        'Ajuster les quantités par îlot chaque jour du premier mois.',
        'Ajouter une table de tri où chacun vide son plateau et voit ce qu’il jette.',
      ],
      effect:
        'Attendez-vous à un peu plus de restes les premières semaines, puis à une baisse. Peser avant et après est ici indispensable.',
      picture: 'Trois bacs de plats et un chemin libre de l’un à l’autre.',
    },
    en: {
      title: 'Reorganise the line for free choice',
      subtitle: 'Diners make up their tray from one island to the next, and come back when they like.',
      why: 'A tray that is filled in advance always holds something that nobody asked for. Islands where people take what they will eat reduce leftovers and queues.',
      steps: [
        'Visit two establishments that have done it.',
        'Begin with starters: a salad bar, small plates.',
        'Draw the paths, and measure waiting times before the works.',
        'During the first month, adjust the quantities of each island every day.',
        'Add a sorting table where people empty their tray and see what they throw away.',
      ],
      effect:
        'Expect slightly more leftovers in the first weeks, then a decrease. Weighing before and after is essential here.',
      picture: 'Three food trays and a free way from one to the other.',
    },
  },
]
