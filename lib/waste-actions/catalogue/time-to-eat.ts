import type { CatalogueAction } from '../catalogue-action.ts'

export const timeToEat: CatalogueAction = {
  id: 15,
  picture: 'time-to-eat',
  effort: 'MEDIUM',
  wasteOrigins: ['PLATE'],
  created: '2026-11-23',
  modified: '2026-11-23',
  fr: {
    title: 'Donner le temps et le calme de manger',
    subtitle: 'Une assiette pleine revient parfois parce que la cloche a sonné.',
    why: 'Une longue file, du bruit ou un service pressé laissent peu de minutes à table. Là où l’on mange tranquillement, on finit davantage.',
    firstSteps: [
      'Chronométrer dix convives : file, repas, débarrassage.',
      'Étaler les arrivées de dix minutes en dix minutes.',
      'Servir en premier ceux qui mangent lentement.',
      'Baisser le bruit : patins sous les chaises, tables plus petites, nappes.',
      'Chronométrer à nouveau et comparer les restes.',
    ],
    effect:
      'Les restes des assiettes baissent surtout chez les plus jeunes. Une nouvelle organisation demande un à deux mois pour s’installer.',
  },
  en: {
    title: 'Give people time and quiet to eat',
    subtitle: 'A full plate sometimes comes back because the bell has rung.',
    why: 'A long queue, noise or a hurried service leave few minutes at the table. Where people eat in peace, they finish more.',
    firstSteps: [
      'Time ten diners: queue, meal, clearing.',
      'Spread arrivals, ten minutes apart.',
      'Serve first those who eat slowly.',
      'Lower the noise: pads under chairs, smaller tables, tablecloths.',
      'Time again and compare the leftovers.',
    ],
    effect:
      'Plate leftovers go down mostly with the youngest diners. A new organisation needs one or two months to settle.',
  },
}
