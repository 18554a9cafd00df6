import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { archiveFile, compoundFile, officeFile, pdfFile } from '#test/app/papers.ts'
import { recognize } from './recognize.ts'

const bytesOf = async (file: File) => new Uint8Array(await file.arrayBuffer())

describe('documents are recognized by their content', () => {
  test.each([
    ['a PDF', pdfFile('a.exe'), 'application/pdf'],
    ['old Word', compoundFile('WordDocument', 'a.txt'), 'application/msword'],
    [
      'new Word',
      officeFile('wordprocessingml.document'),
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
    ['an old spreadsheet', compoundFile('Workbook', 'a.doc'), null],
    ['an installer', compoundFile('Property', 'a.doc'), null],
    ['a new spreadsheet', officeFile('spreadsheetml.sheet'), null],
    ['an archive', archiveFile({ 'notes.txt': 'hello' }, 'a.docx'), null],
    ['a page', new File(['<!doctype html><title>x</title>'], 'a.pdf'), null],
    ['a script', new File(['#!/bin/sh\necho'], 'a.pdf'), null],
    ['text', new File(['hello'], 'a.doc'), null],
  ])('%s', async (_, file, type) => {
    expect(await recognize(await bytesOf(file), 'papers')).toBe(type)
  })
})

test('any input is either recognized or not, and never throws', async () => {
  const starts = ['', '%PDF-', 'PK\x03\x04', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'II*\0', 'ID3']
    .concat(['\x89PNG\r\n\x1a\n', 'GIF89a', '\xff\xd8\xff', 'RIFF\0\0\0\0WEBP', '\x1f\x8b\x08'])
    .concat(['\0\0\0\x20ftypavif', '\x1a\x45\xdf\xa3', 'OggS', '<?xml version="1.0"?>'])
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...starts),
      fc.uint8Array({ maxLength: 300 }),
      async (start, rest) => {
        const bytes = Buffer.concat([Buffer.from(start, 'latin1'), rest])
        await recognize(bytes, 'papers')
      },
    ),
    { numRuns: 1_500 },
  )
})
