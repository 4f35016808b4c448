import type { CatalogueAction } from '../catalogue-action.ts'

export const weighEveryBin: CatalogueAction = {
  id: 1,
  picture: 'weigh-every-bin',
  effort: 'SMALL',
  wasteOrigins: ['PREP', 'UNSERVED', 'PLATE'],
  created: '2026-11-23',
  modified: '2026-11-23',
  fr: {
    title: 'Peser chaque poubelle pendant cinq jours',
    subtitle: 'Trois bacs, une balance et une feuille suffisent pour savoir d’où vient le gaspillage.',
    why: 'On réduit mal ce que l’on ne voit pas. Une semaine de pesées montre si le gaspillage vient de la cuisine, des bacs de présentation ou des assiettes, et donc par où commencer.',
    firstSteps: [
      'Choisir cinq jours ordinaires, sans fête ni sortie scolaire.',
      'Étiqueter trois bacs : préparation, présenté et non servi, restes des assiettes.',
      'Poser la balance à côté des bacs et désigner une personne par service.',
      'Noter à chaque fin de service le poids de chaque bac et le nombre de repas servis.',
      'Saisir l’évaluation ici et en parler avec toute l’équipe.',
    ],
    effect:
      'Aucun gramme de moins par la seule pesée, mais un point de départ fiable : refaites la même semaine trois mois plus tard pour comparer.',
  },
  en: {
    title: 'Weigh every bin for five days',
    subtitle: 'Three bins, a scale and a sheet are enough to see where the waste comes from.',
    why: 'It is hard to reduce what nobody sees. A week of weighing shows whether the waste comes from the kitchen, from the serving trays or from the plates, and so where to begin.',
    firstSteps: [
      'Choose five ordinary days, without parties or school trips.',
      'Label three bins: preparation, presented and not served, plate leftovers.',
      'Put the scale beside the bins and name one person for each service.',
      'After each service, note the weight of each bin and the number of meals served.',
      'Enter the measurement here and talk about it with the whole team.',
    ],
    effect:
      'Weighing alone saves no gram, but it gives a reliable starting point: repeat the same week three months later to compare.',
  },
}
