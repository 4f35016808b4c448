/** A canteen by what files name it by. */
export interface SignedCanteen {
  readonly id: number
  readonly siret: string | null
  readonly name: string
}

/** The canteens of somebody on a day, for checks away from the server. */
export interface SignableCanteens {
  readonly format: typeof signedCanteensFormat
  /** The public address of the server. */
  readonly server: string
  readonly issueDate: string
  readonly expiryDate: string
  readonly canteens: readonly SignedCanteen[]
  /** Ed25519, as SPKI in base64. */
  readonly publicKey: string
}

export interface SignedCanteens extends SignableCanteens {
  /** Ed25519, in base64, of `signedText()` in UTF-8. */
  readonly signature: string
}

export const signedCanteensFormat = 'ma-cantine-refs@1'

/** How long a list is taken for right: canteens come and go. */
export const signedCanteensDays = 30

/** The list with its properties in one order, and no others: one list has one text. */
const ordered = ({
  format,
  server,
  issueDate,
  expiryDate,
  canteens,
  publicKey,
}: SignableCanteens): SignableCanteens => ({
  format,
  server,
  issueDate,
  expiryDate,
  canteens: canteens.map(({ id, siret, name }) => ({ id, siret, name })),
  publicKey,
})

/** What the signature is of. */
export const signedText = (list: SignableCanteens): string => JSON.stringify(ordered(list))

/** The file of a list. */
export const writeSignedCanteens = (list: SignedCanteens): string =>
  `${JSON.stringify({ ...ordered(list), signature: list.signature }, null, 2)}\n`
