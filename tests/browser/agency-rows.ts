import { officeHours, services, studyDestinations, workDestinations } from './agency-facts';
import { apply, type PageRow, readyToStart, serviceRows, studyRows, talkToUs } from './agency-row-families';
import type { PlainLink } from './outline';

/** The pages of the agency as the specification describes them. */
export const agencyRows: PageRow[] = [
  {
    path: '/',
    sections: [
      ['Your Gateway to Global Opportunities'],
      ['', studyDestinations.map(([country]) => country), workDestinations.map(([country]) => country)],
      ['Why Study Abroad', 5],
      ['Global Work Opportunities', 5],
      ['Study Destinations', studyDestinations.map(([country]) => country)],
      ['Work Destinations', workDestinations.map(([country]) => country)],
      readyToStart,
    ],
    links: [
      ['Explore Study Programs', '/programs'],
      ['Explore Work Programs', '/work-programs'],
      apply,
      ...studyDestinations.map(([country, path]): PlainLink => [country, path]),
      ...workDestinations,
    ],
    texts: ['10+', 'countries', ...studyDestinations.map(([country, , programs]) => `${country}${programs} programs`)],
    pictures: 11,
  },
  {
    path: '/programs',
    sections: [
      ['Academic Programs'],
      ['Program Types', ['Foundation', 'Diploma', "Bachelor's Degree", "Master's Degree"]],
      ['Why Study Abroad', 3],
      ['Your Study Pathway', ['Foundation', 'Diploma', "Bachelor's", "Master's"]],
      readyToStart,
    ],
    texts: ['Foundation6–12 months', 'Diploma1–2 years', "Bachelor's Degree3–4 years", "Master's Degree1–2 years"],
    pictures: 0,
  },
  {
    path: '/work-programs',
    sections: [['Work Programs'], ['Work in Dubai', 4, 6], ['Work in Qatar', 4, 6], talkToUs],
    links: [['Learn More', '/work/dubai'], ['Learn More', '/work/qatar'], apply],
    texts: ['Key Industries', 'Ready to Start', 'Tax-Free Income'],
    pictures: 2,
  },
  {
    path: '/contact',
    sections: [
      ['Contact Us'],
      ['', ['Phone', 'Email', 'Office Address', 'Office Hours']],
      ['Quick Actions'],
      ['Questions Families Ask', 4],
    ],
    links: [
      ['+254 700 000 000', 'tel:+254700000000'],
      ['info@example.com', 'mailto:info@example.com'],
      ['Schedule a Call', 'tel:+254700000000'],
      ['Email Support', 'mailto:info@example.com'],
    ],
    texts: [
      'Runda Mall, Kiambu Road, Nairobi',
      ...officeHours.flat(),
      'An application takes 4–8 weeks.',
      'the initial consultation is free',
    ],
    pictures: 0,
  },
  {
    path: '/events',
    sections: [
      ['Upcoming Events'],
      ['All Upcoming Events'],
      ['Types of Events', ['University Fairs', 'Workshops', 'Webinars', 'Test Prep']],
      ['Hear About New Events'],
    ],
    texts: ['Subscribe', 'Email Address'],
    pictures: 0,
  },
  {
    path: '/apply',
    sections: [
      ['Apply to Study Abroad'],
      [''],
      ['', ['Free Consultation', 'Fast Response', 'Personalized Support']],
      [''],
      ['What Happens Next', ['Review and Contact', 'Free Consultation', 'Personalized Plan']],
    ],
    texts: ['contact you within 24 hours'],
    pictures: 0,
  },
  {
    path: '/about/why-trasan',
    sections: [
      ['Why Choose Trasan?'],
      ['About Trasan'],
      ['', ['Education Opportunities', 'Transparent Information', 'Career Connections']],
      ['', ['Vision', 'Mission']],
      [
        'Our Core Values',
        [
          'Client-Centered Approach',
          'Integrity and Transparency',
          'Excellence in Service',
          'Global Perspective',
          'Accountability',
          'Collaboration and Partnership',
        ],
      ],
      ['Services', services.map(([label]) => label)],
      readyToStart,
    ],
    links: services,
    texts: [
      'Empowering every generation',
      'accredited by the national university commission and the national employment authority',
    ],
    pictures: 0,
  },
  {
    path: '/about/our-team',
    sections: [
      ['Our Team'],
      ['', ['CEO and Managing Director', 'Director of Finance and HR', 'Legal Consultant Firm', 'IT Manager']],
      ['Our Team Philosophy'],
    ],
    texts: ['Core Values'],
    pictures: 4,
  },
  ...studyRows,
  {
    path: '/work/dubai',
    sections: [
      ['Work in Dubai'],
      ['', 4],
      ['Sectors That Often Hire', 6],
      ['Points to Find in the Contract', 6],
      ['Papers to Prepare', 6],
      ['Before You Accept a Job in Dubai'],
      talkToUs,
    ],
    texts: ['200+ nationalities work in Dubai', 'Tax-Free Income', 'Golden Visa'],
    pictures: 1,
  },
  {
    path: '/work/qatar',
    sections: [
      ['Work in Qatar'],
      ['', 4],
      ['Areas of Work', 8],
      ['Questions for Your Employer', 7],
      ['Daily Life in Qatar', 6],
      ['Before You Leave for Qatar'],
      talkToUs,
    ],
    texts: ['National Vision 2030', 'Minimum Wage Reforms', 'Tax-Free Salary'],
    pictures: 1,
  },
  ...serviceRows,
];

/** The page of unknown addresses. */
export const notFoundRow: PageRow = {
  path: '/no-such-page',
  sections: [['404']],
  links: [['Return to Home', '/']],
  texts: ['Oops! Page not found'],
  pictures: 0,
};
