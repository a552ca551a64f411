import type { PlainLink } from './outline';

/** The services of the agency and where their pages are. */
export const services: PlainLink[] = [
  ['Career and Job Counselling', '/services/career-and-job-counselling'],
  ['University Selection Guidance', '/services/university-selection-guidance'],
  ['University Application and Registration', '/services/university-application-and-registration'],
  ['Interview Preparation', '/services/interview-preparation'],
  ['Job Application and Placement', '/services/job-application-and-placement'],
  ['Visa Application', '/services/visa-application'],
  ['Accommodation Booking', '/services/accommodation-booking'],
  ['Flight Booking', '/services/flight-booking'],
  ['Pre-Departure Briefing', '/services/pre-departure-briefing'],
  ['Airport Pick-Up and Transfer', '/services/airport-pick-up-and-transfer'],
];

/** The countries to study in, and how many programs each has. */
export const studyDestinations: [country: string, path: string, programs: string][] = [
  ['Australia', '/study/australia', '500+'],
  ['Canada', '/study/canada', '400+'],
  ['United States', '/study/usa', '800+'],
  ['United Kingdom', '/study/uk', '600+'],
  ['Dubai', '/study/dubai', '200+'],
  ['Finland', '/study/finland', '180+'],
  ['Turkey', '/study/turkey', '220+'],
  ['Malaysia', '/study/malaysia', '300+'],
  ['New Zealand', '/study/new-zealand', '250+'],
];

/** The places to work in. */
export const workDestinations: PlainLink[] = [
  ['Dubai', '/work/dubai'],
  ['Qatar', '/work/qatar'],
];

/** The pages about the agency. */
export const aboutPages: PlainLink[] = [
  ['WHY Trasan', '/about/why-trasan'],
  ['Our Team', '/about/our-team'],
];

/** What the menu lists under a heading; flags stand beside countries. */
export const menuLists: { wide: string; phone: string; links: PlainLink[]; flags: number }[] = [
  { wide: 'About Us', phone: 'About Us', links: aboutPages, flags: 0 },
  { wide: 'Services', phone: 'Services', links: services, flags: 0 },
  {
    wide: 'Study',
    phone: 'Study Destinations',
    links: studyDestinations.map(([country, path]) => [country, path]),
    flags: 9,
  },
  { wide: 'Work', phone: 'Work Destinations', links: workDestinations, flags: 2 },
];

/** When the office is open. */
export const officeHours: [days: string, time: string][] = [
  ['Monday to Friday', '8:00 AM–5:00 PM'],
  ['Saturday', '9:00 AM–1:00 PM'],
  ['Sunday', 'Closed'],
];

/** A field of the application as a visitor meets it. */
export interface FieldRow {
  name: string;
  label: string;
  tag: string;
  type: string;
  options?: [value: string, label: string][];
}

/** The ten fields of the application by the number and heading of their section. */
export const applicationFields: Record<string, FieldRow[]> = {
  '1 Personal Information': [
    { name: 'firstName', label: 'First Name', tag: 'INPUT', type: 'text' },
    { name: 'lastName', label: 'Last Name', tag: 'INPUT', type: 'text' },
    { name: 'email', label: 'Email Address', tag: 'INPUT', type: 'email' },
    { name: 'phone', label: 'Phone Number', tag: 'INPUT', type: 'tel' },
    { name: 'city', label: 'City', tag: 'INPUT', type: 'text' },
  ],
  '2 Academic Information': [
    { name: 'schoolName', label: 'Current School/Institution Name', tag: 'INPUT', type: 'text' },
    {
      name: 'academicYear',
      label: 'Current/Completed Academic Year',
      tag: 'SELECT',
      type: 'select-one',
      options: [
        ['igcse-year11', 'IGCSE Year 11'],
        ['alevel-year13', 'A Level Year 13'],
        ['kcse-form4', 'KCSE Form 4'],
        ['undergraduate', 'Undergraduate'],
      ],
    },
  ],
  '3 Study Preferences': [
    {
      name: 'courseType',
      label: 'Course Type',
      tag: 'SELECT',
      type: 'select-one',
      options: [
        ['foundation', 'Foundation Pre-University'],
        ['diploma', 'Diploma'],
        ['degree', 'Degree'],
        ['masters', "Master's"],
      ],
    },
    {
      name: 'countryOfStudy',
      label: 'Country of Study',
      tag: 'SELECT',
      type: 'select-one',
      options: studyDestinations.map(([country, path]) => [path.replace('/study/', ''), country]),
    },
    { name: 'courseInterest', label: 'Course of Interest', tag: 'TEXTAREA', type: 'textarea' },
  ],
};
