import { expect, test } from 'vitest';
import * as block from '../src/contract/block';
import * as compose from '../src/contract/compose';
import * as rule from '../src/contract/rule';

// What the code of sites and packs imports. A name that goes here, or means something else, is a new major version.

test('the contract holds what it has promised', () => {
  expect(Object.keys(block).sort()).toEqual([
    ...[
      'Action',
      'Actions',
      'Breadcrumbs',
      'Chips',
      'Copy',
      'Flag',
      'FrameOnClick',
      'Heading',
      'Icon',
      'InlineCopy',
      'Link',
    ],
    ...['MarkedList', 'Picture', 'Section', 'SectionHead', 'Source', 'alertVisitor', 'daysOf', 'fillWord', 'formFor'],
    ...['lastDay', 'notify', 'unseen', 'useMoney', 'useSite', 'useWords'],
  ]);
  expect(Object.keys(compose).sort()).toEqual(['dayInWords', 'dayNamed', 'decimalsIn', 'isDay', 'writeDecimal']);
  expect(Object.keys(rule).sort()).toEqual([
    ...['isUnfilled', 'memberPointer', 'nameExists', 'runInLink', 'suggestion', 'usedNames', 'usesOf', 'writtenUses'],
  ]);
});
