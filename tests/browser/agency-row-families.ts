import { services } from './agency-facts';
import type { PlainLink } from './outline';

/** What the specification says of one page of the agency. */
export interface PageRow {
  path: string;
  /** Sections in order: the heading, then of each list the number or the headings of its entries. */
  sections: [heading: string, ...lists: (number | string[])[]][];
  links?: PlainLink[];
  texts?: string[];
  pictures: number;
}

/** The call to action at the end of pages about studying. */
export const readyToStart: PageRow['sections'][number] = ['Ready to Start Your Journey'];
/** The call to action at the end of pages about working and of services. */
export const talkToUs: PageRow['sections'][number] = ['Talk to Us First'];
/** The button that leads to the application. */
export const apply: PlainLink = ['Apply Now', '/apply'];

const studyPages: [path: string, name: string, ...texts: string[]][] = [
  ['/study/australia', 'Australia', '43 universities'],
  ['/study/canada', 'Canada'],
  ['/study/usa', 'the USA', 'over 4,000 degree-granting institutions'],
  ['/study/uk', 'the UK', 'The Graduate Route has offered 2 years of post-study work.'],
  ['/study/dubai', 'Dubai', 'over 200 nationalities'],
  ['/study/finland', 'Finland'],
  ['/study/turkey', 'Turkey', 'over 200 universities'],
  ['/study/malaysia', 'Malaysia'],
  ['/study/new-zealand', 'New Zealand', '8 universities'],
];

const servicePages: [lists: [string, number][], closing: string, ...texts: string[]][] = [
  [
    [
      ['Bring to the First Meeting', 6],
      ['Think About This at Home', 6],
    ],
    'How a Session Runs',
  ],
  [
    [
      ['Questions for Any University', 7],
      ['What We Need to Know', 6],
    ],
    'How the List Gets Shorter',
  ],
  [
    [
      ['Papers Usually Needed', 7],
      ['Before You Pay a Deposit', 6],
    ],
    'From First Draft to Registration',
  ],
  [
    [
      ['Topics to Expect', 7],
      ['On the Day', 6],
    ],
    'How Practice Works',
  ],
  [
    [
      ['Bring When You Register', 6],
      ['Settle Before You Sign', 7],
    ],
    'From CV to First Working Day',
  ],
  [
    [
      ['What a File Often Holds', 7],
      ['Our Part and Its Limits', 6],
    ],
    'How a Visa File Moves',
  ],
  [
    [
      ['Tell Us Before We Search', 5],
      ['What the Contract Should Say', 6],
    ],
    'How a Booking Is Made',
  ],
  [
    [
      ['What a Booking Needs', 6],
      ['Before You Confirm', 6],
    ],
    'How We Book Your Seat',
  ],
  [
    [
      ['Keep in Your Hand Luggage', 7],
      ['Finish at Home', 7],
    ],
    'How the Session Is Run',
  ],
  [
    [
      ['Send Us Before You Fly', 6],
      ['Once You Have Landed', 7],
    ],
    'From Arrivals Hall to Front Door',
    '24/7 emergency support hotline',
  ],
];

/** The pages about studying in a country, all of the same build. */
export const studyRows: PageRow[] = studyPages.map(
  ([path, name, ...texts]): PageRow => ({
    path,
    sections: [
      [`Study in ${name}`],
      ['', 4],
      ['Popular Study Fields', 8],
      [`Why Choose ${name}`, 8],
      [`About Studying in ${name}`],
      readyToStart,
    ],
    links: [apply],
    texts,
    pictures: 1,
  }),
);

/** The pages of the services, all of the same build. */
export const serviceRows: PageRow[] = servicePages.map(([lists, closing, ...texts], index): PageRow => {
  const [title = '', path = ''] = services[index] ?? [];
  return { path, sections: [[title], ['', 4], ...lists, [closing], talkToUs], texts, pictures: 1 };
});
