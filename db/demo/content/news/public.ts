import type { DemoNews } from '#db/demo/shapes.ts'

export const PUBLIC: DemoNews[] = [
  {
    key: 'hundredth-kitchen',
    of: 'galilee-hands',
    about: 'roofs-of-kiryat-shmona',
    title: 'The hundredth kitchen is finished',
    summary:
      'This morning Rivka and Moshe Azulai cooked in their own kitchen again. It is the hundredth that volunteers have put back in order, and nobody had planned to count.',
    body: `The kettle was on the stove before the last drawer had its handle. Rivka Azulai had said for weeks that she did not need a celebration, only a tap that does not drip, and then she set the table for fourteen.

Her kitchen in Shlomi is the hundredth that our volunteers have put back in order since families began to come home. We only know because Shaul, who keeps the depot in Kiryat Shmona, writes the number of each job on the lid of a paint can. On Tuesday he ran out of two-digit lids.

A kitchen takes us nine days on average. Three go into damp and plaster, two into pipes and wires, which licensed people do, and the rest into cupboards, tiles and the many small things that make a room feel like your own again. The Azulais asked for the old green door back. It had been leaning behind the shed, and it needed only a plane and two hinges.

Forty-one people worked on this one. Some came for a morning with a school class, two drove up from Haifa every Thursday, and Dana from next door, whose own kitchen was number sixty-three, made lunch.

There are thirty-eight families on our list. What we need most is not paint but people who know how to tile, and a second van. If you can lend either for a week, you will find the dates in our project "Forty roofs before the winter in Kiryat Shmona", which has grown kitchens, and coffee at the depot from half past six.`,
    hoursAgo: 1,
    hasPicture: true,
  },
  {
    key: 'well-house-runs-on-sun',
    of: 'negev-bloom',
    title: 'The old well house now runs on sun',
    summary:
      'Sixteen panels on a shed roof pump the water for a hundred and twenty family gardens near Ofakim. The diesel engine has been given to a school that teaches mechanics.',
    body: `For eleven years somebody had to walk out to the well house at five in the morning and start the diesel. Mostly it was Avner, who is seventy-two and says he has slept late twice since his wedding.

On Sunday at noon he pressed a green button instead. Sixteen solar panels now lift the water into the tank above the gardens, and the tank runs down by its own weight to a hundred and twenty plots. Nothing roars, and you can hear the bee-eaters in the reeds.

The panels were paid for by eighty-four people, most of whom gave less than the price of a pair of shoes. A company in Be'er Sheva lent us its crane for nothing. The local committee decided on the place of every pole, which took three meetings and was worth each of them: the path for wheelchairs stays two meters wide.

What does it change? Water costs each family about a third less. The plots at the far end, which used to get a trickle, get as much as the first ones. And the money that went into diesel pays a gardener for two afternoons a week, who helps people who have never grown anything but would like to.

The engine has found a home as well. The vocational school in Netivot takes it apart and puts it back together every semester.`,
    hoursAgo: 53,
    hasPicture: true,
  },
  {
    key: 'path-between-dunes',
    of: 'coast-lily',
    title: 'A path between the dunes and the sea is open again',
    summary:
      'Two hundred and sixty meters of boardwalk at Dor had sunk under sand. Neighbors, schoolchildren and one very patient surveyor have lifted it back into the light.',
    body: `Dunes move. Whoever builds a path through them has to choose between fighting that and planning for it, and the people who built the boardwalk at Dor thirty years ago chose to fight. By last spring two thirds of it lay under sand.

The new path follows a line that our ecologists walked for a year with little flags. It stands on wooden feet that can be lifted by hand, so that when a dune arrives, four people move a section in an afternoon. Beneath it there is room for lizards, beetles and the roots of the sea daffodil.

Some numbers, for those who like them: 260 meters, 1,140 planks, 212 volunteers aged six to eighty-one, and a rail of rope on the seaward side for those with poor eyesight. The steepest stretch rises one in fourteen, which a wheelchair can do without help.

Please keep to the planks, also where it looks as though nothing grows. What looks like bare sand is where the next dune begins.

We count what comes back. In the first month that was eleven kinds of plants on ground that had been trampled bare, and a pair of Kentish plovers who have taken no notice of us at all.`,
    hoursAgo: 9 * 24 + 4,
    hasPicture: true,
  },
  {
    key: 'what-we-learned-from-returning',
    of: 'galilee-hands',
    title: 'What families told us after their first year at home',
    summary:
      'We asked sixty-two households what had helped and what had not. The answers were kinder than we deserved, and some of them will change how we work.',
    body: `A year after a family has moved back, one of us visits with a cake and a sheet of nine questions. It is not research. It is a way of finding out whether the paint has held, and everything else as well.

Most of it held. Of sixty-two households, fifty-seven said they would call us again. Roofs, windows and safe rooms were what mattered most in the first weeks. After that the answers change: a neighbor who drops in, a bus that comes in the evening, somebody to mind the children for two hours.

We also got things wrong. Nine families said that groups of volunteers came on days that suited the groups. Four said that people had taken photographs in their homes without asking. Neither will happen again: from now on the family chooses the day, and cameras stay in the van.

The answer that we have pinned to the wall of the depot came from a boy of ten. Asked what had been the best help, he wrote: "Eli comes to play chess, and he is not sorry for me."`,
    hoursAgo: 33 * 24 + 7,
  },
  {
    key: 'first-boat-home',
    of: 'quiet-stride',
    title: 'Seven sailors, one boat and a very calm sea',
    summary:
      'Our first crew of wounded soldiers has sailed from Haifa to Herzliya by themselves, with an instructor on board who had promised to keep his hands in his pockets.',
    body: `At ten past six the harbor of Haifa was as flat as a plate. "Of all days," said Tal, who had hoped for wind, and who eight months ago could not have stood up in a boat.

Seven people cast off. Two of them steer from a seat that our carpentry group built into the cockpit, with a wheel that can be turned with one arm. One reads the chart aloud, since another sees it only as shadows and knows this coast by heart from before. Uri, the instructor, had promised to keep his hands in his pockets unless somebody fell in.

Nobody fell in. Off Atlit a breeze came up, and from there they sailed. They took nine hours for a trip that a ferry would make in two, ate all the sandwiches before Caesarea, and argued about music as far as Netanya.

What happens on the water is rehabilitation in the plainest sense. Balance, grip, breath and sleep all get better, and our physiotherapists measure it. But when we asked the crew what they wanted written here, they said: write that we were late because we wanted to be.

The second crew begins next month. There is room for six, no experience is needed, and the first meeting is on land.`,
    hoursAgo: 47 * 24 + 2,
    hasPicture: true,
  },
]
