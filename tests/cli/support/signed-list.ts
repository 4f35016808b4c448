import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import {
  type SignableCanteens,
  type SignedCanteens,
  signedCanteensFormat,
  signedText,
  writeSignedCanteens,
} from '@ma-cantine/lib/canteens/signed-canteens'
import { fingerprintOf, writePublicKey } from '../../../cli/signatures/public-key.ts'

const day = 86_400_000
export const daysFromNow = (days: number): string => new Date(Date.now() + days * day).toISOString()

/** Signs lists as a server does. */
export class ListSigner {
  private readonly key: KeyObject = generateKeyPairSync('ed25519').privateKey

  get fingerprint(): string {
    return fingerprintOf(writePublicKey(this.key))
  }

  list(changes: Partial<SignableCanteens> = {}): SignedCanteens {
    const list: SignableCanteens = {
      format: signedCanteensFormat,
      server: 'https://ma-cantine.example',
      issueDate: daysFromNow(-1),
      expiryDate: daysFromNow(29),
      canteens: [
        { id: 949, siret: '21340172201787', name: 'Cantine des Tilleuls' },
        { id: 951, siret: null, name: 'Sans numéro' },
      ],
      publicKey: writePublicKey(this.key),
      ...changes,
    }
    return { ...list, signature: sign(null, Buffer.from(signedText(list)), this.key).toString('base64') }
  }

  file(changes: Partial<SignableCanteens> = {}): string {
    return writeSignedCanteens(this.list(changes))
  }
}
