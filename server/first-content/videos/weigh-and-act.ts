import type { FirstVideo } from '../first-video.ts'

export const weighAndAct: FirstVideo = {
  name: 'peser-puis-agir',
  title: 'Gaspillage : peser d’abord, agir ensuite',
  description: 'Pourquoi trois bacs valent mieux qu’un. Vidéo sans son, avec des sous-titres.',
  categories: ['transition'],
  slides: [
    {
      seconds: 8,
      title: 'Peser d’abord',
      points: ['Préparation', 'Présenté et non servi', 'Restes des assiettes'],
      said: [
        'Bonjour ! Le gaspillage d’une cantine vient de trois endroits.',
        'Un bac pour chacun, et tout devient clair.',
      ],
    },
    {
      seconds: 10,
      title: 'Cinq jours suffisent',
      points: ['Des jours ordinaires', 'Une personne par service', 'Le poids, et le nombre de repas'],
      said: [
        'Choisissez cinq jours ordinaires, sans fête ni sortie scolaire.',
        'Notez chaque soir le poids des bacs et le nombre de repas servis.',
      ],
    },
    {
      seconds: 10,
      title: 'Une seule action',
      points: ['Le bac le plus lourd', 'Une action, pas dix', 'Toute l’équipe prévenue'],
      said: [
        'Regardez le bac le plus lourd, et choisissez une seule action.',
        'Dites à toute l’équipe ce que vous essayez, et pourquoi.',
      ],
    },
    {
      seconds: 10,
      title: 'Peser de nouveau',
      points: ['Trois mois plus tard', 'La même méthode', 'Afficher le résultat'],
      said: [
        'Trois mois plus tard, pesez de nouveau, de la même façon.',
        'Affichez le résultat : les convives aiment savoir que cela change.',
      ],
    },
  ],
}
