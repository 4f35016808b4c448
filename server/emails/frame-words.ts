import { catalogue } from '@ma-cantine/lib/messages/catalogue'
import * as english from '@ma-cantine/lib/messages/english'
import * as french from '@ma-cantine/lib/messages/french'

/** What all messages say around their content. */
export const frameWords = catalogue(
  {
    greeting: (firstName: string) => (firstName ? `Bonjour ${firstName},` : 'Bonjour,'),
    closing: 'Bonne journée,',
    signature: 'L’équipe de ma cantine',
    'button-help': 'Si le bouton ne s’ouvre pas, copiez cette adresse dans votre navigateur :',
    about:
      'ma cantine est le service public qui accompagne la restauration collective vers une alimentation de qualité.',
    others: (count: number) => `et ${french.counted(count, 'autre', 'autres')}`,
  },
  {
    greeting: firstName => (firstName ? `Hello ${firstName},` : 'Hello,'),
    closing: 'Have a good day,',
    signature: 'The ma cantine team',
    'button-help': 'If the button does not open, copy this address into your browser:',
    about: 'ma cantine is the French public service that helps collective catering serve food of quality.',
    others: count => `and ${english.counted(count, 'other', 'others')}`,
  },
)
