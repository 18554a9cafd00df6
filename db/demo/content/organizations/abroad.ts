import type { DemoOrganization } from '#db/demo/shapes.ts'

export const ABROAD: DemoOrganization[] = [
  {
    key: 'tamarisk-bridge',
    status: 'approved',
    name: 'Tamarisk Bridge Foundation',
    website: 'https://www.tamarisk-bridge.example',
    registrationNumber: '00-4417213',
    country: 'united-states',
    organizationType: '501c3',
    yearEstablished: 1994,
    charitableStatus: 'yes',
    contactName: 'Rachel Lindqvist',
    contactRole: 'Director of Missions',
    address: '2210 Smith Avenue, Baltimore, MD 21209, United States',
    description:
      'Tamarisk Bridge brings Americans and Israelis together to work on the same thing at the same table. We organize volunteer missions, pair congregations with towns, and raise money for projects that our travelers have seen with their own eyes. Our small staff is half in Baltimore and half in Jerusalem.',
    mission: 'To turn goodwill from far away into hands, friendships and steady help.',
    focusAreas: ['missions-and-tours', 'emergency-relief', 'jewish-identity'],
    districts: ['jerusalem-district', 'southern-district', 'northern-district'],
    hasLogo: true,
  },
  {
    key: 'thistle-and-fig',
    status: 'approved',
    name: 'Thistle and Fig Trust',
    website: 'https://www.thistle-and-fig.example',
    registrationNumber: '1990417',
    country: 'united-kingdom',
    organizationType: 'nonprofit',
    yearEstablished: 2001,
    charitableStatus: 'yes',
    contactName: 'Alasdair Morton',
    contactRole: 'Trust Secretary',
    address: '27 Bury New Road, Manchester M25 1AW, United Kingdom',
    description:
      'The Thistle and Fig Trust was founded by a church choir in Glasgow and a synagogue in Manchester who sang one concert together and did not want to stop. We link schools, libraries and clinics in Britain and on the Continent with partners in Israel. All our trustees are volunteers, and every grant is visited before it is renewed.',
    mission:
      'Plain friendship between people here and people there, and practical help that grows from it.',
    focusAreas: ['education', 'missions-and-tours', 'social-welfare'],
    districts: ['haifa-district', 'northern-district', 'jerusalem-district'],
    hasLogo: true,
  },
]
