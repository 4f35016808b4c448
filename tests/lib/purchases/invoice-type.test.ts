import { invoiceTypeOf, otherFileKindOf } from '@ma-cantine/lib/purchases/invoice-type'
import { describe, expect, test } from 'vitest'

describe('an invoice is told by its bytes', () => {
  test.each([
    ['%PDF-1.7\n', 'application/pdf'],
    ['\xff\xd8\xff\xe1\0\x18Exif', 'image/jpeg'],
    ['\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'image/png'],
    ['GIF87a', 'image/gif'],
    ['GIF89a<script>alert(1)</script>', 'image/gif'],
    ['RIFF\x1a\0\0\0WEBPVP8 ', 'image/webp'],
  ])('%j is %s', (start, type) => expect(invoiceTypeOf(start)).toBe(type))

  test.each([
    ['', 'empty'],
    ['\0\0\0\x18ftypheic\0\0\0\0', 'heic'],
    ['<?xml version="1.0"?><Invoice/>', 'xml'],
    ['\xef\xbb\xbf  <rsm:CrossIndustryInvoice xmlns="…">', 'xml'],
    ['<!DOCTYPE html><script>', 'page'],
    ['<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">', 'page'],
    [`PK\x03\x04${'\0'.repeat(26)}[Content_Types].xml`, 'office'],
    [`PK\x03\x04${'\0'.repeat(26)}mimetypeapplication/vnd.oasis.opendocument.text`, 'office'],
    ['\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'office'],
    [`PK\x03\x04${'\0'.repeat(26)}facture.pdf`, 'archive'],
    ['RIFF\x24\0\0\0WAVEfmt ', 'unknown'],
    [' %PDF-1.7', 'unknown'],
    ['Bonjour', 'unknown'],
  ])('%j is none, but of kind %s', (start, kind) => {
    expect(invoiceTypeOf(start)).toBeNull()
    expect(otherFileKindOf(start)).toBe(kind)
  })
})
