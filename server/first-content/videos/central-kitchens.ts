import type { FirstVideo } from '../first-video.ts'

export const centralKitchens: FirstVideo = {
  name: 'cuisines-centrales',
  title: 'Cuisines centrales : déclarer pour ses satellites',
  description: 'Qui déclare quoi, et ce qu’il faut vérifier avant. Vidéo sans son, avec des sous-titres.',
  categories: ['profile'],
  slides: [
    {
      seconds: 8,
      title: 'Cuisines centrales',
      points: ['La liste des satellites', 'Qui déclare quoi', 'La relecture'],
      said: ['Bonjour ! Vous livrez plusieurs cantines ?', 'Voici comment déclarer sans rien oublier.'],
    },
    {
      seconds: 10,
      title: 'La liste des satellites',
      points: ['Un SIRET par cantine', 'Chacune donne son accord', 'À jour avant la campagne'],
      said: [
        'Vérifiez d’abord la liste des cantines que vous livrez.',
        'Chaque cantine garde son SIRET et son équipe.',
      ],
    },
    {
      seconds: 10,
      title: 'Qui déclare quoi ?',
      points: ['Tout, pour vos satellites', 'Ou les achats seulement'],
      said: [
        'Vous pouvez déclarer tout le bilan de vos satellites, ou leurs achats seulement.',
        'Mettez-vous d’accord avec leurs équipes avant l’ouverture de la campagne.',
      ],
    },
    {
      seconds: 10,
      title: 'La relecture',
      points: ['Hors taxes', 'Année civile', 'Une preuve pour chacun'],
      said: [
        'Relisez : hors taxes, année civile, aucun produit compté deux fois.',
        'Chaque déclaration donne une preuve, que chacun peut vérifier.',
      ],
    },
  ],
}
