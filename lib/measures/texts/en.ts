import type { MeasureTexts } from './fr.ts'

const everyone = 'All collective catering, public and private'

export const en: MeasureTexts = {
  tags: {
    scolaire: 'Schools',
    administration: 'Government offices',
    universitaire: 'Universities',
    medical: 'Hospitals and care',
    social: 'Social care',
    creche: 'Nurseries',
    loisirs: 'Leisure',
    entreprises: 'Companies',
  },
  measures: {
    'qualite-des-produits': {
      summary:
        'Over a year, half of your food purchases are sustainable and quality products, of which at least 20% are organic.',
      who: everyone,
      description: [
        'The share is computed in euros without VAT, on all purchases of the calendar year, drinks included. For €100 of purchases, you therefore need €50 of sustainable and quality products, of which at least €20 are organic.',
        'Since 2024, meat, poultry, fish and seafood have a goal of their own: 60% of sustainable and quality products, and 100% in the restaurants of the State, of its public establishments and of national public companies.',
      ],
      successExplanation: 'Your purchases reach the thresholds of your territory. Well done, and tell your diners!',
    },
    'gaspillage-alimentaire': {
      summary:
        'Measure what is thrown away, look for the reasons, act, and give what can still be eaten. The aim: half as much waste in 2025 as in 2015.',
      who: everyone,
      description: [
        'The waste of a canteen comes from three places: preparation, dishes that were not served, and what is left on plates. Weighing for five days tells which one matters most in yours.',
      ],
      successExplanation: 'You know where your waste comes from and you act on it. Well done, keep measuring!',
    },
    'menus-vegetariens': {
      summary:
        'Pulses, grains, eggs and dairy products beside meat and fish: one vegetarian menu a week at school, every day in the restaurants of the State.',
      who: 'Depends on the duty: see below',
      description: [
        'A vegetarian menu has no meat, fish, crustaceans or seafood. It may have eggs and dairy products.',
      ],
      successExplanation: 'Your diners have a choice and discover other proteins. Well done!',
    },
    'interdiction-du-plastique': {
      summary:
        'No more plastic water bottles, disposable tableware or containers: glass, stainless steel, earthenware and reuse take their place.',
      who: 'Depends on the duty: see below',
      description: [
        'When heated or worn, plastics may let substances into meals. Thrown away, they last for centuries. The law takes them out of kitchens step by step.',
      ],
      successExplanation: 'Plastic has left your kitchen and your tables. Well done!',
    },
    'information-des-usagers': {
      summary:
        'Diners and their families know what is on the plate: the share of sustainable and quality products, the balance of menus and the origin of meat.',
      who: 'Depends on the duty: see below',
      description: [
        'It is also a way to show your efforts: a poster at the door and one message a year are enough to start.',
      ],
      successExplanation: 'Your diners know what they eat and what you do for them. Well done!',
    },
  },
  subMeasures: {
    cinquante: {
      title: 'At least 50% of sustainable and quality products',
      shortTitle: '50% of quality',
      who: everyone,
      description:
        'These products count: organic, Label Rouge, designations of origin (AOC, AOP), geographical indication (IGP), traditional speciality (STG), high environmental value (HVE), sustainable fishing, the logo of the outermost regions (RUP), fair trade, the mention “fermier”, and products chosen for their environmental cost or performance. A product with several labels counts once. Local is not enough: a local product counts when it also has one of these labels.',
      how: [
        'Ask your suppliers to write the label of each product on the invoice.',
        'Note your purchases during the year: the rest is computed for you.',
        'If you choose products for their environmental performance, these criteria make at least 50% of the mark of the tender.',
      ],
    },
    vingt: {
      title: 'At least 20% of organic products',
      shortTitle: '20% organic',
      who: everyone,
      description:
        'Products of organic farming count, and raw plant products in conversion for more than a year. Organic products also count in the 50%.',
      how: [
        'Start with what costs little more: bread, pulses, pasta, apples, milk.',
        'Buy in season and in bulk, alone or with other canteens.',
        'Waste less: the money saved pays the difference.',
      ],
    },
    'gaspillage-analyse': {
      title: 'Analyse the causes of waste and act',
      shortTitle: 'Analysis and action plan',
      who: everyone,
      description:
        'Each canteen makes an analysis: how much is thrown away, where, what it costs, and what this money could buy. It draws an action plan from it, then measures again.',
      how: [
        'Weigh for at least five days running, sorting preparation, unserved dishes and plates if you can.',
        'Choose one or two actions: adjust portions, ask diners to announce their coming, present dishes in another way.',
        'Weigh again some months later, at least twice a year.',
      ],
    },
    restes: {
      title: 'Do not destroy what can still be eaten',
      shortTitle: 'No destruction',
      who: everyone,
      description:
        'It is forbidden to make food that is still good unfit to eat, by pouring bleach on it for instance. The fine is €3,750.',
      how: [
        'Serve again or transform what has not left the kitchen, respecting hygiene and temperatures.',
        'Give what is left to an association, even below 3,000 meals a day.',
        'As a last resort, feed for animals, then compost.',
      ],
    },
    dons: {
      title: 'Offer a donation agreement',
      shortTitle: 'Donation agreement',
      who: 'Canteens and kitchens that prepare more than 3,000 meals a day',
      description:
        'Since 22 October 2020, above 3,000 meals a day, you must offer an authorised food-aid association an agreement to give it your surplus. It says who sorts, who carries, who chills and who keeps the register.',
      how: [
        'Look for the nearest authorised association: food bank, Restos du cœur, social grocery.',
        'Agree on days, quantities and the cold chain.',
        'Sign the agreement and keep the donation slips.',
      ],
    },
    expe: {
      title: 'Try booking of meals',
      shortTitle: 'Booking',
      who: 'Public canteens that volunteer',
      description:
        'For three years, from August 2021 to August 2024, the climate act opened a trial of booking: diners announce their coming, the kitchen prepares the right number. The trial is over, nothing prevents you from booking still.',
      how: [
        'Start with one day or one group of diners.',
        'A board at the door, a form or an application is enough.',
        'Compare the weighings of before and after.',
      ],
    },
    proteines: {
      title: 'A plan to vary proteins',
      shortTitle: 'Diversification plan',
      who: 'Canteens that serve more than 200 covers a day on average',
      description:
        'Above 200 covers a day, you present to your managers or elected officials a plan over several years, with dishes that rest on plant proteins.',
      how: [
        'Count how many meals a month already have a plant protein.',
        'Choose actions: new products, presentation, recipes, promotion, training of the team.',
        'Present the plan once a year, with what has been done.',
      ],
    },
    'menu-vege': {
      title: 'One vegetarian menu a week at school',
      shortTitle: 'Menu of the week',
      who: 'Canteens of nursery to upper secondary schools, public and private',
      description:
        'At least once a week, the menu is vegetarian. Where there is one menu, it is everybody’s; where there are several, it is one of the choices.',
      how: [
        'Try a recipe with a small group before serving it to all.',
        'Vary the bases: pulses and grains, eggs, cheese, soy.',
        'Prefer home-made to ready-made products.',
      ],
    },
    'option-vege': {
      title: 'A vegetarian choice every day in the restaurants of the State',
      shortTitle: 'Daily option',
      who: 'Restaurants of the State, of its public establishments and of national public companies that offer several menus',
      description:
        'Where several menus are offered, one of them is vegetarian, every day. University restaurants are concerned.',
      how: [
        'Put the vegetarian dish first on the line and on the menu.',
        'Name it for what is good in it, not for what it lacks.',
        'Follow what is taken, and keep the recipes that please.',
      ],
    },
    bouteilles: {
      title: 'No more plastic water bottles',
      shortTitle: 'Water bottles',
      who: 'School canteens with a drinking-water network',
      description:
        'Still water in plastic bottles is forbidden at school, except when tap water cannot be drunk for a time.',
      how: [
        'Put jugs on the tables.',
        'Install a fountain on the network.',
        'Give a flask or a reusable cup for outings.',
      ],
    },
    ustensiles: {
      title: 'No more disposable plastic tableware',
      shortTitle: 'Disposable tableware',
      who: everyone,
      description:
        'Disposable plastic cups, glasses and plates have been forbidden since 2020; straws, cutlery, stirrers, lids and boxes of expanded polystyrene since 2021. Plastic made from plants is forbidden too.',
      how: [
        'Go back to glass, earthenware and stainless steel.',
        'For picnics, provide washable cups and cutlery.',
        'Check your stocks and your standing orders.',
      ],
    },
    contenants: {
      title: 'No more plastic containers to cook, reheat and serve',
      shortTitle: 'Kitchen containers',
      who: 'Canteens of schools, universities and nurseries, and paediatric, obstetric and maternity services',
      description:
        'Plastic trays, dishes and films for cooking, reheating and service have been forbidden since 2025, and will be in 2028 in towns of fewer than 2,000 inhabitants.',
      how: [
        'List your containers and what is heated in them.',
        'Move to stainless steel or glass, with a trolley made for their weight.',
        'Plan the washing: room, temperature, drying time.',
      ],
    },
    reuse: {
      title: 'Reusable tableware for meals eaten on the spot',
      shortTitle: 'Tableware on the spot',
      who: 'Restaurants that can seat at least 20 people at once',
      description: 'Plates, glasses, cutlery and dishes of meals eaten on the spot are washed and used again.',
      how: [
        'Count the tableware of one service and plan a third more.',
        'Train the team to clear and sort.',
        'Rent or have it washed outside if you have no dishwashing room.',
      ],
    },
    'reuse-takeaway': {
      title: 'Reusable containers for meals brought to homes',
      shortTitle: 'Meals at home',
      who: 'Services that bring meals to homes every day',
      description:
        'Plates, dishes, cups and cutlery are reusable, and the deliverer takes them back on the next round.',
      how: [
        'Plan three sets a person: one at home, one being washed, one ready to leave.',
        'Mark the boxes to find them again.',
        'Explain the return with a note in the first bag.',
      ],
    },
    'convives-informes': {
      title: 'Tell the share of sustainable and quality products',
      shortTitle: 'Share of quality',
      who: everyone,
      description:
        'At least once a year, by a poster at the door and by e-mail or any other digital means, you tell diners the share of sustainable and quality products in meals, and what you do to buy fair trade.',
      how: [
        'Compute your shares over the past year.',
        'Put them at the door, at eye level.',
        'Send them to families or put them on your site.',
      ],
    },
    'informations-nutritionnelles': {
      title: 'Talk about the nutritional quality of menus',
      shortTitle: 'Balance of menus',
      who: 'School and university canteens, and nurseries',
      description:
        'You regularly inform and consult diners on the quality of meals and their balance, which is judged over 20 meals running.',
      how: [
        'Publish menus in advance.',
        'Gather a menu committee with diners or parents.',
        'Show how you keep the balance: frequency of dishes, portions, seasons.',
      ],
    },
    'informations-etiquet-viande': {
      title: 'Tell the origin of meat',
      shortTitle: 'Origin of meat',
      who: everyone,
      description:
        'For beef, pork, mutton, lamb and poultry bought raw, diners read the country of rearing and the country of slaughter; for beef, the country of birth too.',
      how: [
        'Read the origin on labels and invoices.',
        'Write it beside the menu of the day.',
        'Keep the proofs in case of an inspection.',
      ],
    },
  },
}
