import { escapeXml } from '../spreadsheets/xml.ts'

/** The part of a document of pdfkit that holds what is told about it. */
interface DescribedDocument {
  readonly info: Record<string, unknown>
  endMetadata(): void
}

/** Escapes what pdfkit writes as it is into the XML of its metadata: « & » in the name of a canteen would break it. */
export function escapeMetadata(drawing: object): void {
  // The published types know neither.
  const described = drawing as DescribedDocument
  const end = described.endMetadata
  // The same details stand elsewhere in the document, unescaped, and are written before.
  described.endMetadata = () => {
    for (const [key, value] of Object.entries(described.info)) {
      if (typeof value === 'string') described.info[key] = escapeXml(value)
    }
    end.call(described)
  }
}
