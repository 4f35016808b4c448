import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto'

export interface TestCertificate {
  readonly cert: string
  readonly key: string
}

interface CertificateOptions {
  readonly host: string
  /** The one that signs; the certificate signs itself when it is left out. */
  readonly issuer?: TestCertificate & { readonly host: string }
  readonly notAfter?: Date
}

const ecdsaWithSha256 = '06082a8648ce3d040302'
const oids = { commonName: '0603550403', subjectAltName: '0603551d11', basicConstraints: '0603551d13' }

/** Makes a certificate (X.509 v3 in DER) that no authority has signed. */
export function makeCertificate({
  host,
  issuer,
  notAfter = new Date('2049-01-01'),
}: CertificateOptions): TestCertificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const algorithm = tlv(0x30, hex(ecdsaWithSha256))
  const alternativeName = tlv(0x30, hex(oids.subjectAltName), tlv(0x04, tlv(0x30, tlv(0x82, Buffer.from(host)))))
  const authority = tlv(0x30, hex(oids.basicConstraints), tlv(0x04, tlv(0x30, tlv(0x01, hex('ff')))))
  const toSign = tlv(
    0x30,
    tlv(0xa0, tlv(0x02, hex('02'))),
    tlv(0x02, hex('01')),
    algorithm,
    nameOf(issuer?.host ?? host),
    tlv(0x30, time(new Date('2020-01-01')), time(notAfter)),
    nameOf(host),
    publicKey.export({ type: 'spki', format: 'der' }),
    tlv(0xa3, tlv(0x30, alternativeName, ...(issuer ? [] : [authority]))),
  )
  const signature = sign('sha256', toSign, issuer ? createPrivateKey(issuer.key) : privateKey)
  const der = tlv(0x30, toSign, algorithm, tlv(0x03, hex('00'), signature))
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${der.toString('base64')}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  }
}

const hex = (digits: string): Buffer => Buffer.from(digits, 'hex')

function tlv(tag: number, ...content: readonly Buffer[]): Buffer {
  const value = Buffer.concat(content)
  const length = value.length < 128 ? [value.length] : [0x82, value.length >> 8, value.length & 255]
  return Buffer.from([tag, ...length, ...value])
}

const nameOf = (host: string): Buffer =>
  tlv(0x30, tlv(0x31, tlv(0x30, hex(oids.commonName), tlv(0x0c, Buffer.from(host)))))

/** UTCTime, which holds years before 2050. */
const time = (date: Date): Buffer =>
  tlv(
    0x17,
    Buffer.from(
      `${date
        .toISOString()
        .replace(/[-:T]|\.\d+/g, '')
        .slice(2)}`,
    ),
  )
